/** Typing errors that a word may hold: two swapped letters are two. */
export const allowedErrors = (word: string): number => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

/** rows of the Levenshtein table, reused: nothing here runs at the same time */
let previous = new Uint8Array(64);
let current = new Uint8Array(64);

/**
 * Letters to insert, drop or change to make `b` of `a`; anything over `most` is just more than `most`. The same as
 * PostgreSQL's levenshtein_less_equal().
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (b.length >= previous.length) {
    previous = new Uint8Array(b.length + 1);
    current = new Uint8Array(b.length + 1);
  }
  for (let j = 0; j <= b.length; j++) previous[j] = j;
  for (let i = 1; i <= a.length; i++) {
    current[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const changed = (previous[j - 1] ?? 0) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      const cost = Math.min(changed, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      current[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [previous, current] = [current, previous];
  }
  return previous[b.length] ?? most + 1;
}

/**
 * Typing errors between what somebody types and a word: of the whole word or of as much of it as was typed.
 * @returns undefined when there are more than a word of that length may hold
 */
export function errorsIn(typed: string, word: string): number | undefined {
  const most = allowedErrors(typed);
  if (most === 0) return undefined;
  const errors = Math.min(distance(typed, word, most), distance(typed, word.slice(0, typed.length), most));
  return errors <= most ? errors : undefined;
}
