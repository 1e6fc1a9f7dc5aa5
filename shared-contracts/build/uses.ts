import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './files.ts';

export interface Uses {
  /** 'mf-booking/booking-panel' → the modules that show it */
  fragments: Map<string, string[]>;
  /** 'mf-catalog/guest-favourites' → the modules that hear it */
  events: Map<string, string[]>;
}

const SOURCE = /\.tsx?$/;
const NOT_SHIPPED = /\.(test|fixture)\.tsx?$|(^|\/)(testing|dist|node_modules)\//;
const SLOT = /<Slot\b[\s\S]*?\bname=(?:"([^"]*)"|\{)/g;
const EMITTER = /\bemitterOf<(?:'([^']*)'>|)/g;
const HEARD = /\b(?:onRemoteEvent|useRemoteEvent)\(\s*(?:'([^']*)'|[^'\s])/g;

/** a remote's own modules, file → text: what is built, without tests and what they need */
export async function shippedSources(dir: string): Promise<Map<string, string>> {
  const files = (await filesBelow(dir)).filter((file) => SOURCE.test(file) && !NOT_SHIPPED.test(file));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(dir, file), 'utf8')] as const)),
  );
}

/**
 * What a remote's own sources show and hear of others, with the modules that do: nobody keeps a list that could be wrong.
 * @param owner the remote whose folder it is; the shell has none, and no events
 * @throws when a name is not written out: the release could not say what it uses; when it would say somebody else's events
 */
export async function usesOf(dir: string, owner?: string): Promise<Uses> {
  const uses: Uses = { fragments: new Map(), events: new Map() };
  for (const [file, source] of await shippedSources(dir)) {
    const find = (pattern: RegExp, into: Map<string, string[]>) => {
      for (const [text, name] of source.matchAll(pattern)) {
        if (name === undefined) throw new Error(`${join(dir, file)}: ${text.trim()}… has to name it in plain text`);
        const known = into.get(name) ?? [];
        into.set(name, [...new Set([...known, file])]);
      }
    };
    for (const [, name] of source.matchAll(EMITTER)) {
      if (name !== owner)
        throw new Error(`${join(dir, file)}: an emitter of ${name ?? 'whom?'}, not of ${owner ?? 'the shell'}`);
    }
    find(SLOT, uses.fragments);
    find(HEARD, uses.events);
  }
  return uses;
}
