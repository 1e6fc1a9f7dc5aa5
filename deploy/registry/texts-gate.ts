import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { keysOf } from '@cairn/shared-contracts/build/contract-of';
import { LOCALE_CODES, type LocaleCode } from '@cairn/shared-contracts/i18n/locales';
import { ROOT } from './build.ts';
import type { Gate, GateContext, GateProblem } from './gates.ts';

const ENGLISH: LocaleCode = 'en-US';
/** so many are named, the rest is counted */
const NAMED = 3;

async function keysIn(sources: string, locale: LocaleCode): Promise<string[]> {
  const text = await readFile(join(sources, 'i18n', `${locale}.json`), 'utf8').catch(() => '{}');
  // the build has read it already, and refuses what is no object of texts
  return keysOf(JSON.parse(text) as object);
}

async function lacking(sources: string | undefined, locale: LocaleCode, count: number): Promise<string> {
  const number = `lacks ${count} of the texts that English has`;
  if (sources === undefined) return number;
  const [own, english] = await Promise.all([keysIn(sources, locale), keysIn(sources, ENGLISH)]);
  const names = english.filter((key) => !own.includes(key)).slice(0, NAMED);
  return `${number}: ${names.join(', ')}${count > NAMED ? ', …' : ''}`;
}

async function untranslated({ release, sources }: GateContext): Promise<GateProblem[]> {
  const texts = release.contract?.texts;
  const all = texts?.[ENGLISH]?.count ?? 0;
  if (!texts || all === 0) return [];
  const problems = LOCALE_CODES.map(async (locale): Promise<GateProblem[]> => {
    const missing = texts[locale] ? texts[locale].missing : all;
    if (missing === 0) return [];
    const folder = sources === undefined ? release.name : relative(ROOT, sources);
    return [{ file: join(folder, 'i18n', `${locale}.json`), reason: await lacking(sources, locale, missing) }];
  });
  return (await Promise.all(problems)).flat();
}

/** A page speaks the language of its address, all of it. */
export const isTranslated: Gate = {
  name: 'texts',
  guards: 'pages that are half in the visitor’s language and half in English',
  example: 'mf-tour/i18n/de.json: lacks 2 of the texts that English has: share.title, share.copied',
  mend: 'write them in every language, with what they are filled in by',
  look: untranslated,
};
