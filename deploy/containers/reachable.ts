import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../registry/build.ts';

/** static and dynamic imports, and what is asked of a require that createRequire made; those of types alone are erased */
const SPECIFIERS =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'|\brequire(?:\.resolve)?\(\s*'([^']+)'/g;

const nameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** as the workspace's package.json exports it; each of ours exports files by their path */
function workspaceFile(specifier: string): string | undefined {
  const [, workspace, path] = /^@cairn\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (!workspace || !path) return undefined;
  const candidates = ['.ts', '.tsx', '.mjs', ''].map((ending) => join(ROOT, workspace, path + ending));
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(file));
}

export interface Reachable {
  /** modules of the tree, as paths from its root */
  files: string[];
  /** names of packages */
  packages: string[];
}

/** All that a program may load, from its entry on. */
export function reachableFrom(entry: string): Reachable {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [join(ROOT, entry)];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const match of readFileSync(file, 'utf8').matchAll(SPECIFIERS)) {
      const specifier = match[1] ?? match[2] ?? match[3] ?? '';
      if (specifier.startsWith('node:')) continue;
      const own = specifier.startsWith('.') ? join(dirname(file), specifier) : workspaceFile(specifier);
      if (own && /\.(ts|tsx|mjs)$/.test(own)) waiting.push(own);
      else if (!specifier.startsWith('.')) packages.add(nameOf(specifier));
    }
  }
  return { files: [...files].map((file) => relative(ROOT, file)).sort(), packages: [...packages].sort() };
}
