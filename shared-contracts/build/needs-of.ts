import { dirname, relative } from 'node:path';
import type { Compilation } from '@rspack/core';
import type { Release } from '../remote/release.ts';

export type Needs = NonNullable<Release['needs']>;

/** of "consume shared module (default) react-router@^8.5.0 (strict)" */
const sharedModule = (identifier: string): string | undefined => /\) (\S+)@[\^~\d]\S*( \(|$)/.exec(identifier)?.[1];

const sorted = <Value>(values: Iterable<readonly [string, Value]>): Record<string, Value> =>
  Object.fromEntries([...values].sort(([one], [other]) => (one < other ? -1 : 1)));

/**
 * The names that are left of what the code imports of shared modules, each with a file that does so. A name that only types want, or code
 * that the bundler took out, is not among them; a module that is taken whole is there without names.
 */
export function needsOf(compilation: Compilation, runtimes: string[]): Needs {
  const needs = new Map<string, Map<string, string>>();
  // files are named from where the remote's own folder stands
  const around = dirname(compilation.compiler.context);
  for (const module of compilation.modules) {
    const name = module.type === 'consume-shared-module' && sharedModule(module.identifier());
    if (!name) continue;
    const names = needs.get(name) ?? new Map<string, string>();
    needs.set(name, names);
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      const imported = connection.dependency.ids?.[0];
      if (imported === undefined || connection.getActiveState(runtimes) === false) continue;
      const file = relative(around, connection.originModule?.nameForCondition() ?? '');
      const known = names.get(imported);
      // the graph's order is nobody's promise, and the same sources make the same release
      if (known === undefined || file < known) names.set(imported, file);
    }
  }
  return sorted([...needs].map(([module, names]) => [module, sorted(names)] as const));
}
