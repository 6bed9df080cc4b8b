// Prints where the browser is and how to start it, unpacking it first if need be.
import chromium from "@sparticuz/chromium";

console.log(JSON.stringify({ path: await chromium.executablePath(), args: chromium.args }));
