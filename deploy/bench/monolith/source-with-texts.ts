import { createI18n, type Texts } from '@cairn/shared-contracts/i18n/create-i18n';
import { exposeOfTexts } from '@cairn/shared-contracts/remote/define-remote';
import { splitName } from '@cairn/shared-contracts/remote/part-name';
import type { Parts } from './parts.ts';
import { staticSource } from './static-source.ts';

/** the bundle's modules, and the texts that come with them */
export function sourceWithTexts(parts: Parts, locale: string, shellTexts: Record<string, Texts>) {
  const texts = createI18n(locale, shellTexts);
  const textsExpose = exposeOfTexts(locale);
  const source = staticSource(parts, (unit, module) => {
    const [remote, expose] = splitName(unit);
    // a texts module is the JSON of that namespace
    if (expose === textsExpose) texts.add(remote, module as Texts);
  });
  return { source, texts };
}
