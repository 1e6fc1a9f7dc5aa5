import { elementAt, hash } from '../../random.ts';

/** Five pairs whose text keeps 6:1 on its ground in both themes. */
export const AVATAR_COLOURS = [
  { name: 'moss', background: '#d8ead9', text: '#1d4a33' },
  { name: 'lake', background: '#d6e6ee', text: '#1c4459' },
  { name: 'clay', background: '#f6dfcf', text: '#72321a' },
  { name: 'straw', background: '#efe6c4', text: '#57450f' },
  { name: 'heather', background: '#e6e0e6', text: '#4b3a4e' },
] as const;

/** First letters of the first two words that begin with a letter. */
export const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .map((word) => word[0])
    .slice(0, 2)
    .join('')
    .toUpperCase();

export function avatarInitials(name: string): string {
  const { background, text } = elementAt(AVATAR_COLOURS, hash(name) % AVATAR_COLOURS.length);
  const font = 'font-family="Onest Variable,Onest,system-ui,sans-serif" font-weight="600" font-size="29"';
  const letters = `<text x="40" y="41" text-anchor="middle" dominant-baseline="central" ${font} letter-spacing="-.4" fill="${text}">${initials(name)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" role="img" aria-label="${name}"><rect width="80" height="80" fill="${background}"/>${letters}</svg>`;
}
