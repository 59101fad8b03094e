// What one JavaScript engine writes for the lines of a corpus: the runtime of a bundle, and Intl. Runs in node and in browsers.

import { runtimeTexts } from "../Web/corpus-texts.mjs";
import { intlTexts } from "../Web/score/intl.mjs";

/**
 * Sends the answers in parts: the places of the lines that the runtime writes differently, and Intl's texts.
 * @param {(path: string) => Promise<any>} open imports a module of the bundle
 * @param {AsyncIterable<string>} text the corpus in any parts
 * @param {(part: { different: number[], intl: string[] }) => Promise<unknown>} send
 */
export async function answer(open, text, send) {
  const say = await runtimeTexts(open);
  const sayIntl = intlTexts();
  let part = { different: [], intl: [] };
  let place = 0;
  let rest = "";
  for await (const piece of text) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const entry = JSON.parse(line);
      if (await say(entry) !== entry.text) part.different.push(place);
      part.intl.push(sayIntl(entry) ?? "");
      place += 1;
      if (part.intl.length < 20000) continue;
      await send(part);
      part = { different: [], intl: [] };
    }
  }
  await send(part);
}
