import { AVATAR_COLOURS, AVATAR_INITIALS } from './constants.ts';

/** First letters of the first two words that begin with a letter. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, AVATAR_INITIALS)
    .map((word) => [...word][0])
    .join('')
    .toUpperCase();
}

/** Which of the colour pairs a person has: the same one everywhere, on server and client (FNV-1a of the id). */
export function colourOf(id: string | number): number {
  let hash = 0x811c9dc5;
  for (const character of String(id)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0) % AVATAR_COLOURS;
}
