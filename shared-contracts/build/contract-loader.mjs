// __CONTRACT__ → "<file>-<hash>": the identity of a contract is the hash of its source and of what it imports from the contracts.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';

const withoutComments = (source) =>
  source
    .replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** paths of the relative imports, types included: a changed shape is a changed contract */
const importsOf = (source, file) =>
  [...source.matchAll(/from\s+'(\.[^']+)'/g)].map(([, path]) => resolve(dirname(file), path));

async function collect(file, source, seen, watch) {
  if (seen.has(file)) return;
  seen.set(file, withoutComments(source));
  for (const next of importsOf(source, file)) {
    watch(next);
    await collect(next, await readFile(next, 'utf8'), seen, watch);
  }
}

/** `tours-3f0c…`: what names the contract of a file of endpoints */
export async function contractId(path, source, watch) {
  const seen = new Map();
  await collect(path, source, seen, watch);
  const hash = createHash('sha256');
  for (const [file, text] of [...seen].sort(([a], [b]) => a.localeCompare(b)))
    hash.update(`${basename(file)}\n${text}\n`);
  return `${basename(path).replace(/\.endpoints\.\w+$/, '')}-${hash.digest('hex').slice(0, 10)}`;
}

export default async function contractLoader(source) {
  const id = await contractId(this.resourcePath, source, (file) => this.addDependency(file));
  return source.replace(/\b__CONTRACT__\b/g, JSON.stringify(id));
}
