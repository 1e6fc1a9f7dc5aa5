import { type ChunkGroup, type Compilation, type Compiler, type Module, NormalModule } from '@rspack/core';
import { CALLS_BY_FILE, type CallName, nameOf } from '../api/all-calls.ts';
import type { CallDefinition } from '../api/define-call.ts';
import { type Needs, needsOf } from './needs-of.ts';
import { KIT_PREFIX } from './shared-modules.ts';

export interface ExposeUsage {
  files: string[];
  shared: string[];
  /** files of the chunks that its code imports on demand, and of theirs */
  lazy: string[];
}

/** before the name of an exposed module in its chunk's name */
export const EXPOSE_CHUNK = 'expose.';

/**
 * Which files and which shared subpaths each exposed module really needs, read off the chunk graph. The stats leave nested ones out
 * (`exposes[].requires`), and a page's hints are only as good as this list.
 */
export class ExposeUsagePlugin {
  readonly usage: Record<string, ExposeUsage> = {};
  /** the calls that the remote's code can make: those whose definitions are left in its bundles */
  readonly usedCalls = new Set<CallName>();
  /** what the remote's code imports of the modules that the shell shares */
  needs: Needs = {};

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('expose-usage', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'expose-usage', stage: 5000 }, () => this.read(compilation));
    });
  }

  /** takes over what the modules of this compilation use */
  read(compilation: Compilation): void {
    for (const [name, group] of compilation.namedChunkGroups) {
      if (!name.startsWith(EXPOSE_CHUNK)) continue;
      const shared = new Set<string>();
      for (const chunk of group.chunks) {
        for (const module of compilation.chunkGraph.getChunkModules(chunk)) {
          const subpath = module.type === 'consume-shared-module' && sharedSubpath(module.identifier());
          if (subpath) shared.add(subpath);
        }
      }
      this.usage[name.slice(EXPOSE_CHUNK.length)] = {
        files: [...new Set(group.getFiles())],
        shared: [...shared].sort(),
        lazy: [...new Set([...groupsBelow(group)].flatMap((below) => below.getFiles()))],
      };
    }
    const runtimes = [...compilation.entrypoints.keys()];
    this.needs = needsOf(compilation, runtimes);
    for (const module of compilation.modules) {
      const file = callsFile(module);
      if (!file) continue;
      const names = compilation.moduleGraph.getUsedExports(module, runtimes);
      // true and false stand for all and none, null for what nobody can tell: that is all, too
      const isUsed = (name: string) => (Array.isArray(names) ? names.includes(name) : names !== false);
      for (const [name, call] of callsOf(file)) if (isUsed(name)) this.usedCalls.add(nameOf(call));
    }
  }
}

const callsOf = (file: string): [string, CallDefinition][] => {
  const known: Readonly<Record<string, Record<string, CallDefinition>>> = CALLS_BY_FILE;
  return Object.entries(known[file] ?? {});
};

/** 'tours.calls.ts' for the module of such a file */
const callsFile = (module: Module): string | undefined =>
  module instanceof NormalModule
    ? /[\\/]shared-contracts[\\/]api[\\/]([\w-]+\.calls\.ts)$/.exec(module.resource)?.[1]
    : undefined;

/** the groups that a group's code imports on demand, at any depth; two may import one another */
function groupsBelow(group: ChunkGroup, found = new Set<ChunkGroup>()): Set<ChunkGroup> {
  for (const below of group.childrenIterable) {
    if (found.has(below)) continue;
    found.add(below);
    groupsBelow(below, found);
  }
  return found;
}

/** identifiers look like "consume-shared-module|default|@cairn/shared-contracts/ui/button|^1.0.0|…" or "… @cairn/…@^1.0.0 …" */
const sharedSubpath = (identifier: string): string | undefined =>
  identifier.match(new RegExp(`(${KIT_PREFIX.replaceAll('/', '\\/')}[a-z0-9-]+)`))?.[1];
