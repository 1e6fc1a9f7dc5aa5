import { createI18n, type Texts } from '@cairn/shared-contracts/i18n/create-i18n';
import { exposeOfTexts } from '@cairn/shared-contracts/remote/define-remote';
import type { i18n } from 'i18next';
import { splitUnit } from '../composition/boot.ts';
import shellTexts from '../i18n/en-US.json' with { type: 'json' };
import type { Composition } from './compose.ts';

/** parsing messages is a tenth of a page's work, and they do not change under a composition */
const TEXTS_KEPT = 100;
const knownTexts = new Map<string, i18n>();

/** The texts of a page: the shell's and those of the remotes among its units. One instance serves every page that is composed alike. */
export function textsFor(composition: Composition, locale: string, units: readonly string[]): i18n {
  // a texts expose is the JSON of that namespace
  const texts = units.filter((unit) => splitUnit(unit)[1] === exposeOfTexts(locale));
  const key = `${locale} ${composition.header} ${texts.join(' ')}`;
  let known = knownTexts.get(key);
  if (!known) {
    const namespaces = texts.map((unit) => [splitUnit(unit)[0], composition.source.peek(unit) as Texts]);
    known = createI18n(locale, { shell: shellTexts, ...Object.fromEntries(namespaces) });
    knownTexts.set(key, known);
    const [oldest] = knownTexts.keys();
    if (knownTexts.size > TEXTS_KEPT && oldest !== undefined) knownTexts.delete(oldest);
  }
  return known;
}
