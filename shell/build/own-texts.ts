import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileMessages } from '@cairn/shared-contracts/i18n/compile-messages';
import type { Texts } from '@cairn/shared-contracts/i18n/create-i18n';
import { DEFAULT_LOCALE, type LocaleCode, localeOf } from '@cairn/shared-contracts/i18n/locales';
import { type TextTree, withFallback } from '@cairn/shared-contracts/i18n/with-fallback';

const SHELL = join(import.meta.dirname, '../i18n');
const KIT = join(import.meta.dirname, '../../shared-contracts/ui/i18n');

const readTexts = async (dir: string, code: LocaleCode): Promise<TextTree> =>
  // our own files, held to one shape by shared-contracts/i18n/texts.test.ts
  JSON.parse(await readFile(join(dir, `${code}.json`), 'utf8')) as TextTree;

/** The texts that every page has, parsed: those of the shell and of the kit. */
export async function ownTexts(code: LocaleCode): Promise<{ shell: Texts; kit: Texts }> {
  const of = async (dir: string, namespace: string) => {
    const english = await readTexts(dir, DEFAULT_LOCALE.code);
    if (code === DEFAULT_LOCALE.code) return english;
    return withFallback(await readTexts(dir, code), english, (key) =>
      console.warn(`missing message ${namespace}:${key} (${code}), English stands in`),
    );
  };
  const [shell, kit] = await Promise.all([of(SHELL, 'shell'), of(KIT, 'kit')]);
  const { iso } = localeOf(code);
  return { shell: compileMessages(shell, iso), kit: compileMessages(kit, iso) };
}
