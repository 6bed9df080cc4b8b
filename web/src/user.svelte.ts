// Who this browser's person is to the lobby. Nobody needs an account: the first table makes a guest.

import { get, post } from "./api";
import type { OneTimeSecret, UserInfo } from "./protocol";
import { i18n } from "./i18n.svelte";

class User {
  info: UserInfo | null = $state.raw(null);
  /** The recovery code, while it is new and not yet put aside. */
  recoveryCode = $state("");
  /** The languages that the server can write to a user in; the page may know more. */
  languages: string[] = $state.raw([]);
  private loading: Promise<void> | undefined;
  /** Two guests at a table need different names. */
  private readonly number = 1000 + Math.floor(Math.random() * 9000);

  get nickname(): string {
    return this.info?.nickname ?? `${i18n.texts().say("guest")} ${this.number}`;
  }

  /** Load the user; asks the server once. */
  load(): Promise<void> {
    this.loading ??= get<UserInfo | null>("/me").then((info) => this.apply(info));
    return this.loading;
  }

  /** Be somebody: what a seat needs. */
  async ensure(): Promise<void> {
    await this.load();
    if (!this.info) await this.setNickname(this.nickname);
  }

  /** Be called so from now on. */
  async setNickname(nickname: string): Promise<void> {
    this.apply(await post<UserInfo>("/me", { nickname, language: this.languages.includes(i18n.language) ? i18n.language : null }));
  }

  /** Be written to in another language. */
  async setLanguage(language: string): Promise<void> {
    if (this.info && this.info.language !== language && this.languages.includes(language)) await this.setNickname(this.info.nickname);
  }

  /** The secret of a link that makes another device this person, once. */
  async link(): Promise<string> {
    return (await post<OneTimeSecret>("/me/link")).secret;
  }

  /** Become who made a link. */
  async redeemLink(secret: string): Promise<void> {
    this.apply(await post<UserInfo>("/me/link/redeem", { secret }));
  }

  /** Become whose recovery code it is. */
  async recover(secret: string): Promise<void> {
    this.apply(await post<UserInfo>("/me/recover", { secret }));
  }

  /** Replace the recovery code. */
  async renewRecoveryCode(): Promise<void> {
    this.apply(await post<UserInfo>("/me/recovery-code"));
  }

  private apply(info: UserInfo | null): void {
    this.info = info;
    if (info?.recovery_code) this.recoveryCode = info.recovery_code;
  }
}

export const user = new User();
