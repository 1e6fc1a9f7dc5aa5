// A remote's texts as they are shipped: whole, English stands in for messages that a translation does not have yet, and parsed.
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { compileMessages } from '../i18n/compile-messages.ts';
import { localeOf } from '../i18n/locales.ts';
import { withFallback } from '../i18n/with-fallback.ts';

/** all groups, or those that the module's query names: see textsInParts */
function chosen(texts, query = '') {
  const [, how, named] = /^\?(only|without)=(.*)$/.exec(query) ?? [];
  if (how === undefined) return texts;
  const groups = named.split(',');
  return Object.fromEntries(Object.entries(texts).filter(([group]) => groups.includes(group) === (how === 'only')));
}

export default async function textsLoader(source) {
  const path = join(dirname(this.resourcePath), 'en-US.json');
  const texts = chosen(JSON.parse(source), this.resourceQuery);
  const { iso } = localeOf(basename(this.resourcePath, '.json'));
  if (this.resourcePath === path) return JSON.stringify(compileMessages(texts, iso));
  this.addDependency(path);
  const english = chosen(JSON.parse(await readFile(path, 'utf8')), this.resourceQuery);
  const missing = (key) =>
    this.emitWarning(new Error(`missing message ${key} (${basename(this.resourcePath)}), English stands in`));
  return JSON.stringify(compileMessages(withFallback(texts, english, missing), iso));
}
