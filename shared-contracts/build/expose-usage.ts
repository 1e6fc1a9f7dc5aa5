import { type ChunkGroup, type Compilation, type Compiler, type Module, NormalModule } from '@rspack/core';
import { CALLS_BY_FILE, type CallName, nameOf } from '../api/all-calls.ts';
import type { CallDefinition } from '../api/define-call.ts';
import { type Needs, needsOf } from './needs-of.ts';
import { KIT_PREFIX } from './shared-modules.ts';

export interface ExposeUsage {
  files: string[];
  shared: string[];
  /** those that only parts use whose code comes later than their HTML (late-code.tsx): a page needs their style sheets alone */
  styled: string[];
  /** files of the chunks that its code imports on demand, and of theirs */
  lazy: string[];
}

/** before the name of an exposed module in its chunk's name */
export const EXPOSE_CHUNK = 'expose.';
/** before the name of a chunk whose HTML a page comes with: see late-code.tsx */
const SERVED_CHUNK = 'served.';
/** as it stands or as it is published */
const LATE_CODE = /[\\/]shared-contracts[\\/]remote[\\/]late-code\.(?:tsx|js)$/;

/**
 * Which files and which shared subpaths each exposed module really needs, read off the chunk graph. The stats leave nested ones out
 * (`exposes[].requires`), and a page's hints are only as good as this list.
 *
 * A build whose late parts have no chunk by the name that `lateCode` asks for fails: their pages would stand without their style sheets.
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
      const shared = sharedIn(compilation, [group]);
      const below = [...groupsBelow(group)];
      const served = servedBelow(group);
      const sheets = sheetsOf(served);
      this.usage[name.slice(EXPOSE_CHUNK.length)] = {
        files: [...new Set([...group.getFiles(), ...sheets])],
        shared: [...shared].sort(),
        styled: [...sharedIn(compilation, served).difference(shared)].sort(),
        lazy: [...new Set(below.flatMap((one) => one.getFiles()))],
      };
    }
    if (isWithoutServed(compilation)) compilation.errors.push(new Error(NO_SERVED));
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

/** 'tours.calls.ts' for the module of such a file, as it stands or as it is published */
function callsFile(module: Module): string | undefined {
  if (!(module instanceof NormalModule)) return undefined;
  const [, name] = /[\\/]shared-contracts[\\/]api[\\/]([\w-]+\.calls)\.[jt]s$/.exec(module.resource) ?? [];
  return name && `${name}.ts`;
}

const NO_SERVED = `lateCode() needs a chunk of its own name: import(/* webpackChunkName: "${SERVED_CHUNK}…" */ …). Without it the style sheets of the part are not those of its page.`;

const isWithoutServed = ({ modules, namedChunkGroups }: Compilation): boolean =>
  [...modules].some((module) => module instanceof NormalModule && LATE_CODE.test(module.resource)) &&
  ![...namedChunkGroups.keys()].some((name) => name.startsWith(SERVED_CHUNK));

/** those of them whose HTML comes with that of the group */
const servedBelow = (group: ChunkGroup): ChunkGroup[] =>
  [...groupsBelow(group)].filter(({ name }) => name?.startsWith(SERVED_CHUNK));

const sheetsOf = (groups: readonly ChunkGroup[]): string[] =>
  groups.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.css'));

/** Style sheets of parts that a named chunk's page comes with and whose code comes later: of builds that are no remote's. */
export class ServedSheetsPlugin {
  readonly #byChunk = new Map<string, string[]>();

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('served-sheets', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'served-sheets', stage: 5000 }, () => {
        for (const [name, group] of compilation.namedChunkGroups) this.#byChunk.set(name, sheetsOf(servedBelow(group)));
      });
    });
  }

  of(chunk: string): readonly string[] {
    return this.#byChunk.get(chunk) ?? [];
  }
}

/** the kit's subpaths that the chunks of these groups consume */
function sharedIn({ chunkGraph }: Compilation, groups: readonly ChunkGroup[]): Set<string> {
  const modules = groups.flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]));
  const subpaths = modules.map(
    (module) => module.type === 'consume-shared-module' && sharedSubpath(module.identifier()),
  );
  return new Set(subpaths.filter((subpath) => typeof subpath === 'string'));
}

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
