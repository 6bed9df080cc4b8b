// Who this browser's person is to the house. Nobody needs an account: the first table makes a guest.

import { get, post } from "./api";
import type { OneTimeSecret, UserInfo } from "./protocol";
import { tongue } from "./i18n.svelte";

class Me {
  person: UserInfo | null = $state.raw(null);
  /** The recovery code, while it is new and not yet put aside. */
  code = $state("");
  /** The languages that the house can write to a person in; the page may know more. */
  languages: string[] = $state.raw([]);
  private asked: Promise<void> | undefined;
  /** Two guests at a table need different names. */
  private readonly number = 1000 + Math.floor(Math.random() * 9000);

  get nickname(): string {
    return this.person?.nickname ?? `${tongue.texts().say("guest")} ${this.number}`;
  }

  /** Learn who this is; asks the house once. */
  meet(): Promise<void> {
    this.asked ??= get<UserInfo | null>("/me").then((person) => this.greet(person));
    return this.asked;
  }

  /** Be somebody: what a seat needs. */
  async arrive(): Promise<void> {
    await this.meet();
    if (!this.person) await this.call(this.nickname);
  }

  /** Be called so from now on. */
  async call(nickname: string): Promise<void> {
    this.greet(await post<UserInfo>("/me", { nickname, language: this.languages.includes(tongue.language) ? tongue.language : null }));
  }

  /** Be written to in another language. */
  async follow(language: string): Promise<void> {
    if (this.person && this.person.language !== language && this.languages.includes(language)) await this.call(this.person.nickname);
  }

  /** The secret of a link that makes another device this person, once. */
  async link(): Promise<string> {
    return (await post<OneTimeSecret>("/me/link")).secret;
  }

  /** Become who made a link. */
  async adopt(secret: string): Promise<void> {
    this.greet(await post<UserInfo>("/me/link/redeem", { secret }));
  }

  /** Become whose recovery code it is. */
  async recover(secret: string): Promise<void> {
    this.greet(await post<UserInfo>("/me/recover", { secret }));
  }

  /** Replace the recovery code. */
  async renew(): Promise<void> {
    this.greet(await post<UserInfo>("/me/recovery-code"));
  }

  private greet(person: UserInfo | null): void {
    this.person = person;
    if (person?.recovery_code) this.code = person.recovery_code;
  }
}

export const me = new Me();
