import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './files.ts';
import { type Named, namedIn } from './named-uses.ts';

export interface Uses {
  /** 'mf-booking/booking-panel' → the modules that show it */
  fragments: Map<string, string[]>;
  /** 'mf-catalog/guest-favourites' → the modules that hear it */
  events: Map<string, string[]>;
}

const SOURCE = /\.tsx?$/;
const NOT_SHIPPED = /\.(test|fixture)\.tsx?$|(^|\/)(testing|dist|node_modules)\//;

/** a remote's own modules, file → text: what is built, without tests and what they need */
async function shippedSources(dir: string): Promise<Map<string, string>> {
  const files = (await filesBelow(dir)).filter((file) => SOURCE.test(file) && !NOT_SHIPPED.test(file));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(dir, file), 'utf8')] as const)),
  );
}

/** path → what was found in it last: a build that watches asks again for each change, and a folder is some tenths of a second to parse */
const known = new Map<string, { source: string; found: readonly Named[] }>();

function foundIn(dir: string, file: string, source: string): readonly Named[] {
  const path = join(dir, file);
  const last = known.get(path);
  if (last?.source === source) return last.found;
  const found = namedIn(file, source);
  known.set(path, { source, found });
  return found;
}

/**
 * What a remote's own sources show and hear of others, with the modules that do: nobody keeps a list that could be wrong.
 * @param owner the remote whose folder it is; the shell has none, and no events
 * @param declared for the shell: its slots take the names of its one table, constant → fragment, and each of them is shown
 * @throws when a name is not written out: the release could not say what it uses; when it would act in somebody else's name
 */
export async function usesOf(dir: string, owner?: string, declared?: Readonly<Record<string, string>>): Promise<Uses> {
  const uses: Uses = { fragments: new Map(), events: new Map() };
  for (const [file, source] of await shippedSources(dir)) {
    const fault = ({ line }: Named, what: string) => new Error(`${join(dir, file)}:${line}: ${what}`);
    const put = (into: Map<string, string[]>, name: string) =>
      into.set(name, [...new Set([...(into.get(name) ?? []), file])]);
    for (const use of foundIn(dir, file, source)) {
      switch (use.kind) {
        case 'emitter':
          if (use.literal !== owner)
            throw fault(use, `an emitter of ${use.literal ?? 'whom?'}, not of ${owner ?? 'the shell'}`);
          break;
        case 'slot': {
          const shown = declared ? use.constant && declared[use.constant] : use.literal;
          if (shown === undefined || shown === '')
            throw fault(use, declared ? "a slot takes one of the layout's fragments" : 'a slot names it in plain text');
          put(uses.fragments, shown);
          break;
        }
        case 'heard':
          if (use.literal === undefined) throw fault(use, 'an event is named in plain text');
          put(uses.events, use.literal);
          break;
        case 'stale':
          if (use.literal !== owner)
            throw fault(use, `makes stale as ${use.literal ?? 'whom?'}, not as ${owner ?? 'the shell'}`);
          break;
        case 'endpoints':
          // under a scope and an owner of its own making it would be asked for another's answers
          if (owner) throw fault(use, 'endpoints are defined by the calls of shared-contracts/api');
          break;
        case 'hidden':
          throw fault(
            use,
            `${use.literal ?? 'it'} is used as what it is: under another name nobody could tell what it names`,
          );
      }
    }
  }
  const unshown = Object.values(declared ?? {}).find((name) => !uses.fragments.has(name));
  if (unshown) throw new Error(`${dir} declares ${unshown}, and no slot shows it`);
  return uses;
}
