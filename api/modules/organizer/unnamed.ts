import { tell } from '../../platform/told.ts';

/** whose names give way */
export interface Named {
  /** the firm's */
  name: string;
  /** first name first */
  person: string;
}

/** addresses stay what they are, and a traveller may be called the same */
const KEPT: ReadonlySet<string> = new Set(['slug', 'author', 'key', 'image', 'url']);
/** initials and the like are in every text */
const SHORTEST = 3;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** as it stands in HTML */
const inHtml = (text: string): string => text.replaceAll('&', '&amp;');

const namesOf = ({ name, person }: Named): string[] => [name, person, person.split(' ')[0] ?? ''];

/** longest first, so that no name leaves half of another */
function patternOf(sellers: readonly Named[]): RegExp | null {
  const names = sellers.flatMap(namesOf).filter((name) => name.length >= SHORTEST);
  const all = [...new Set(names.flatMap((name) => [name, inHtml(name)]))].sort((a, b) => b.length - a.length);
  return all.length > 0 ? new RegExp(`(?<![\\p{L}\\d])(?:${all.map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu') : null;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** what stands before the first word of a sentence */
const SENTENCE_START = /(?:^|[>.!?…:“„"]\s*)$/u;

/**
 * What people wrote about who sells, without their names: "the organizer" stands in their place, in the language of the text.
 * Goes through a whole answer; `content_language` within it says what the texts beside it are in.
 */
export function unnamed<Answer>(answer: Answer, sellers: readonly Named[], language = 'en-US'): Answer {
  const pattern = patternOf(sellers);
  if (!pattern) return answer;
  const inText = (text: string, of: string): string =>
    text.replace(pattern, (_name, at: number) => {
      const word = tell({ key: 'told.name.organizerInText', values: {} }, { language: of, timeZone: 'UTC' });
      return SENTENCE_START.test(text.slice(0, at)) ? capital(word) : word;
    });
  const walk = (value: unknown, of: string): unknown => {
    if (typeof value === 'string') return inText(value, of);
    if (Array.isArray(value)) return value.map((one) => walk(one, of));
    if (typeof value !== 'object' || value === null) return value;
    const own = 'content_language' in value && typeof value.content_language === 'string' ? value.content_language : of;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, KEPT.has(name) ? one : walk(one, own)]),
    );
  };
  // the same shape: only texts differ
  return walk(answer, language) as Answer;
}
