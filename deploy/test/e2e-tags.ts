import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Those of the workspaces that end-to-end tests are tagged with, '@mf-tour': a change there can break the test. */
export function taggedNames(folder: string, names: readonly string[]): string[] {
  const sources = globSync('*.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  return names.filter((name) => sources.some((source) => source.includes(`'@${name}'`)));
}
