import type { PageTexts } from '@cairn/shared-contracts/i18n/create-i18n';
import { createI18n, type Texts } from '@cairn/shared-contracts/i18n/create-i18n';
import { localeOf } from '@cairn/shared-contracts/i18n/locales';
import { splitName } from '@cairn/shared-contracts/remote/part-name';
import { localeOfTexts } from '../composition/units.ts';
import type { Composed } from './composed.ts';
import type { Shell } from './shell-assets.ts';

/** parsing messages is a tenth of a page's work, and they do not change under a composition */
const TEXTS_CACHED = 100;
const knownTexts = new Map<string, PageTexts>();
/** releases that have been told of */
const withoutLocale = new Set<string>();

function tellOnce({ remotes }: Composed, name: string, locale: string): void {
  const release = `${name}@${remotes[name]?.version} ${locale}`;
  if (withoutLocale.has(release)) return;
  withoutLocale.add(release);
  console.warn(`[i18n] ${name}@${remotes[name]?.version} has no texts in ${locale}: English ones stand in`);
}

/**
 * The texts of a page: the shell's and those of the remotes among its units, in English where a release has no others. One instance
 * serves every page that is composed alike.
 */
export function textsFor(shell: Shell, composition: Composed, locale: string, units: readonly string[]): PageTexts {
  const texts = units.filter((unit) => localeOfTexts(unit));
  const key = `${locale} ${composition.header} ${texts.join(' ')}`;
  let known = knownTexts.get(key);
  if (!known) {
    known = createI18n(locale, { ...shell.textsOf(localeOf(locale).code) });
    for (const unit of texts) {
      const [name] = splitName(unit);
      const found = localeOfTexts(unit);
      // a texts expose is the JSON of that namespace
      known.add(name, composition.source.peek(unit) as Texts, found);
      if (found !== locale) tellOnce(composition, name, locale);
    }
    knownTexts.set(key, known);
    const [oldest] = knownTexts.keys();
    if (knownTexts.size > TEXTS_CACHED && oldest !== undefined) knownTexts.delete(oldest);
  }
  return known;
}
