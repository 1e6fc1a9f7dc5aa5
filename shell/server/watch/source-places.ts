import { SourceMap } from 'node:module';
import { posix } from 'node:path';
import * as z from 'zod';

const AT = /^(browser\/[\w.-]+\.js):(\d+):(\d+)$/;
/** answers that are remembered, "nobody can tell" among them */
const KNOWN_MAX = 500;
/** maps that are asked for within an hour: anybody can tell of any place */
const READ_MAX = 100;
/** those of them for what one network tells: no stranger uses up what others need */
const READ_MAX_NETWORK = 10;
const HOUR_MS = 3_600_000;

/** what Node reads of one; the sources themselves may be in it, and are not looked at */
const sourceMap = z.object({
  version: z.number(),
  sources: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
});

/** 'mf-tour/features/dates/ui/list.tsx' of 'webpack://mf-tour/./features/dates/ui/list.tsx' */
const pathOf = (source: string, name: string): string =>
  posix.join(name, source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, ''));

type ReadMap = (of: { name: string; version: string; file: string }) => Promise<unknown>;

/** Tells where in the sources a place in a remote's browser file is: 'mf-tour/features/dates/ui/list.tsx:42'. */
export function sourcePlaces(readMap: ReadMap) {
  const known = new Map<string, string | undefined>();
  let reads = { since: 0, times: 0, by: new Map<string, number>() };

  function mayRead(network: string): boolean {
    if (Date.now() - reads.since > HOUR_MS) reads = { since: Date.now(), times: 0, by: new Map() };
    const own = reads.by.get(network) ?? 0;
    if (reads.times >= READ_MAX || own >= READ_MAX_NETWORK) return false;
    reads.times++;
    reads.by.set(network, own + 1);
    return true;
  }

  async function find(name: string, version: string, at: string): Promise<string | undefined> {
    const [, file, line, column] = AT.exec(at) ?? [];
    if (file === undefined) return undefined;
    try {
      const { version: format, sources, names, mappings } = sourceMap.parse(await readMap({ name, version, file }));
      const map = new SourceMap({
        ...{ version: format, sources, names, mappings, file },
        ...{ sourcesContent: [], sourceRoot: '' },
      });
      const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
      return 'originalSource' in entry ? `${pathOf(entry.originalSource, name)}:${entry.originalLine + 1}` : undefined;
    } catch {
      // a release of before there were any, or the store is away
      return undefined;
    }
  }

  return async (name: string, version: string, at: string, network: string): Promise<string | undefined> => {
    const key = `${name}@${version} ${at}`;
    if (known.has(key)) return known.get(key);
    if (!mayRead(network)) return undefined;
    const place = await find(name, version, at);
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(key, place);
    return place;
  };
}
