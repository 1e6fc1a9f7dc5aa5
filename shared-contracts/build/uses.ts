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
const SLOT = /<Slot\b[\s\S]*?\bname=(?:"([^"]*)"|\{(?:([A-Z_]+)\})?)/g;
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
 * @param declared for the shell: its slots take the names of its one table, constant → fragment, and each of them is shown
 * @throws when a name is not written out: the release could not say what it uses; when it would say somebody else's events
 */
export async function usesOf(dir: string, owner?: string, declared?: Readonly<Record<string, string>>): Promise<Uses> {
  const uses: Uses = { fragments: new Map(), events: new Map() };
  for (const [file, source] of await shippedSources(dir)) {
    const find = (pattern: RegExp, into: Map<string, string[]>) => {
      for (const [text, literal, constant] of source.matchAll(pattern)) {
        const isSlot = pattern === SLOT;
        if (isSlot && declared && !(constant && declared[constant]))
          throw new Error(`${join(dir, file)}: ${text.trim()}… has to be one of the layout's fragments`);
        const name = (isSlot && constant && declared?.[constant]) || literal;
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
  const unshown = Object.values(declared ?? {}).find((name) => !uses.fragments.has(name));
  if (unshown) throw new Error(`${dir} declares ${unshown}, and no slot shows it`);
  return uses;
}
