import { capital } from '../prose/fill.ts';
import { summaryOf, type TextSource, titleOf } from './texts.ts';

const TRIES = 12;

/** A title that no other tour has: other words are tried first, then what tells the trips apart is added. */
export function freeTitle(text: TextSource, taken: ReadonlySet<string>, days: number): string {
  let title = titleOf(text);
  for (let i = 0; i < TRIES && (taken.has(title) || repeatsItself(title)); i++) title = titleOf(text);
  const { km, via } = text.slots;
  for (const tail of [`${days} days`, `${km} km`, `by ${via}`]) {
    if (!taken.has(title)) return title;
    title = `${title}, ${tail}`;
  }
  for (let i = 2; taken.has(title); i++) title = `${title.replace(/, route \d+$/, '')}, route ${i}`;
  return title;
}

/** A summary that no other tour has. */
export function freeSummary(text: TextSource, taken: ReadonlySet<string>): string {
  let summary = summaryOf(text);
  for (let i = 0; i < TRIES && taken.has(summary); i++) summary = summaryOf(text);
  const { km, longTo, leaderFirst, animal, dish } = text.slots;
  for (const tail of [
    `${km} km with ${leaderFirst}.`,
    `${capital(String(dish))} included.`,
    `${capital(String(animal))} possible.`,
    `As far as ${longTo}.`,
  ]) {
    if (!taken.has(summary)) return summary;
    summary = `${summary} ${tail}`;
  }
  return summary;
}

/** A title that names a place twice reads like a form. */
function repeatsItself(title: string): boolean {
  const names = title.match(/\p{Lu}[\p{L}’-]{3,}/gu) ?? [];
  return new Set(names).size < names.length;
}
