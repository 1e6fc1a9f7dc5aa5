import type { ChunkGroup, Compiler } from '@rspack/core';
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

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('expose-usage', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'expose-usage', stage: 5000 }, () => {
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
      });
    });
  }
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
