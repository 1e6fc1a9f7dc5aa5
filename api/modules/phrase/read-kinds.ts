import { ACCOMMODATIONS } from '@cairn/shared-contracts/domain/enumerations';
import type { Parts } from './part.ts';
import type { Reading } from './reading.ts';
import { BEDS, CHEAP, COMFORT, GUIDE, LANGUAGES, LEVELS, NO, NOT_HARD } from './words/kinds.ts';

/** Which language the guide speaks: never the country of that language. */
export function readLanguages(reading: Reading, parts: Parts): void {
  const found: string[] = [];
  for (const [code, words] of LANGUAGES) {
    const name = `(?:${words})`;
    const heard = [
      `${name}[\\s-]*(?:speaking|sprachig\\p{L}*|язычн\\p{L}*|говорящ\\p{L}*)?(?:\\s*(?:language|local|experienced|ortskundig\\p{L}*|опытн\\p{L}*))?\\s*${GUIDE}`,
      `${name}[\\s-]*(?:speaking|sprachig\\p{L}*)`,
      `${GUIDE}\\s*(?:who|that|which|,?\\s*(?:der|die)|которыи)?\\s*(?:speaks?|speaking|in|auf|spricht|говорит|на|со знанием|会说?|讲)\\s*(?:по-)?${name}(?:\\s*(?:язык\\p{L}*|spricht|sprechen\\p{L}*))?`,
      `(?:in|auf|по|на)[\\s-]+${name}(?:\\s*(?:language|язык\\p{L}*))?`,
      `(?:会说?|讲|说)${name}的?(?:${GUIDE})?|${name}的?${GUIDE}|${name}(?:讲解|服务)`,
    ].filter((source) => reading.take(source));
    if (heard.length > 0) found.push(code);
  }
  // words that are a language and nothing else
  for (const [code, words] of [
    ['de', 'deutschsprachig\\p{L}*'],
    ['en', 'englischsprachig\\p{L}*'],
    ['ru', 'русскоязычн\\p{L}*|русскоговорящ\\p{L}*|russischsprachig\\p{L}*'],
  ] as const) {
    if (reading.take(`(?:${words})(?:\\s*${GUIDE})?`)) found.push(code);
  }
  if (found.length > 0) parts.add({ id: 'languages', filter: { languages: [...new Set(found)].join(',') } });
}

export function readLevels(reading: Reading, parts: Parts): void {
  const levels = reading.take(NOT_HARD) ? [1, 2] : [];
  LEVELS.forEach((words, at) => {
    if (reading.take(`(?:${words})`)) levels.push(at + 1);
  });
  if (levels.length > 0) parts.add({ id: 'difficulty', filter: { difficulty: [...new Set(levels)].join(',') } });
}

/** Where one sleeps, and where one does not want to; how well; and that the cheapest come first. */
export function readBeds(reading: Reading, parts: Parts): void {
  const [wanted, unwanted]: [string[], string[]] = [[], []];
  for (const [words, kinds] of BEDS) {
    if (reading.take(`${NO}\\s*(?:a |an |in |the |住)?(?:${words})`)) unwanted.push(...kinds);
    if (reading.take(`(?:in |im |в |住)?(?:a )?(?:${words})`)) wanted.push(...kinds);
  }
  const sorted = (kinds: readonly string[]) => ACCOMMODATIONS.filter((kind) => kinds.includes(kind)).join(',');
  if (unwanted.length > 0) parts.add({ id: 'noBeds', filter: { withoutAccommodation: sorted(unwanted) } });
  if (wanted.length > 0) parts.add({ id: 'beds', filter: { accommodation: sorted(wanted) } });
  for (const [words, kinds] of COMFORT) {
    if (reading.take(`(?:${words})`)) parts.add({ id: 'comfort', filter: { comfort: kinds.join(',') } });
  }
  if (reading.take(`(?:${CHEAP})`)) parts.add({ id: 'sort', filter: { sort: 'price' } });
}
