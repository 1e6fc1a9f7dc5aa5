// A remote's translation, whole: English stands in for messages that it does not have yet.
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withFallback } from '../i18n/with-fallback.ts';

export default async function textsLoader(source) {
  const path = join(dirname(this.resourcePath), 'en-US.json');
  this.addDependency(path);
  const english = JSON.parse(await readFile(path, 'utf8'));
  const missing = (key) =>
    this.emitWarning(new Error(`missing message ${key} (${basename(this.resourcePath)}), English stands in`));
  return JSON.stringify(withFallback(JSON.parse(source), english, missing));
}
