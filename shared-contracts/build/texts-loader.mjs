// A remote's texts as they are shipped: whole, English stands in for messages that a translation does not have yet, and parsed.
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { compileMessages } from '../i18n/compile-messages.ts';
import { localeOf } from '../i18n/locales.ts';
import { withFallback } from '../i18n/with-fallback.ts';

export default async function textsLoader(source) {
  const path = join(dirname(this.resourcePath), 'en-US.json');
  const texts = JSON.parse(source);
  const { iso } = localeOf(basename(this.resourcePath, '.json'));
  if (this.resourcePath === path) return JSON.stringify(compileMessages(texts, iso));
  this.addDependency(path);
  const english = JSON.parse(await readFile(path, 'utf8'));
  const missing = (key) =>
    this.emitWarning(new Error(`missing message ${key} (${basename(this.resourcePath)}), English stands in`));
  return JSON.stringify(compileMessages(withFallback(texts, english, missing), iso));
}
