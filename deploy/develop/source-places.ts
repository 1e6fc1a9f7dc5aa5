import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SourcePlace } from '@cairn/shared-contracts/remote/working-tree';
import { ROOT } from '../registry/build.ts';

/** a line of a stack that names a file of a release: '…/cdn/remotes/mf-tour/1.0.0-dev.3f/browser/c.5a.js:12:7' */
const FRAME = /\/remotes\/(mf-[\w-]+)\/[^/\s]+\/(browser\/[\w.-]+\.m?js)(?:\?[^:\s]*)?:(\d+):(\d+)/g;
/** the same of the server, which evaluates a version's one file under its container's name: 'mf_tour__1_0_0_dev_3f_0a1b2c3d.js:812:15' */
const SERVER_FRAME = /\b(mf_\w+?)__\w+\.js:(\d+):(\d+)/g;
const SERVER_ENTRY = 'server/remoteEntry.js';
const AROUND = 3;
const PLACES_MAX = 5;

/** of a source of ours */
function pathOf(source: string): string | undefined {
  // the bundler's own runtime has a source as well, 'file://webpack/runtime/…', which is no file of this machine
  if (!source.startsWith('file:///')) return undefined;
  const path = fileURLToPath(source);
  return path.startsWith(ROOT) && !path.includes('node_modules') ? path : undefined;
}

async function excerptOf(path: string, line: number): Promise<string> {
  const lines = (await readFile(path, 'utf8')).split('\n');
  const from = Math.max(0, line - 1 - AROUND);
  return lines
    .slice(from, line + AROUND)
    .map((text, index) => {
      const number = from + index + 1;
      return `${number === line ? '>' : ' '} ${String(number).padStart(4)} | ${text}`;
    })
    .join('\n');
}

interface Frame {
  remote: string;
  file: string;
  line: string;
  column: string;
}

/** a container's name has neither hyphens nor underscores of its own to tell apart */
const remoteOf = (name: string): string => name.replaceAll('_', '-');

function framesOf(stack: string): Frame[] {
  const inBrowser = [...stack.matchAll(FRAME)].map(
    ([, remote = '', file = '', line = '', column = '']): Frame => ({ remote, file, line, column }),
  );
  const onServer = [...stack.matchAll(SERVER_FRAME)].map(
    ([, name = '', line = '', column = '']): Frame => ({ remote: remoteOf(name), file: SERVER_ENTRY, line, column }),
  );
  return [...inBrowser, ...onServer];
}

/**
 * Where a stack of the browser or of the server leads in the sources of working trees.
 * @param read a file of a remote's build
 */
export async function placesOf(
  stack: string,
  read: (remote: string, path: string) => Promise<Buffer>,
): Promise<SourcePlace[]> {
  const places: SourcePlace[] = [];
  for (const { remote, file, line, column } of framesOf(stack)) {
    if (places.length === PLACES_MAX) break;
    const text = await read(remote, `${file}.map`).catch(() => undefined);
    if (!text) continue;
    // the bundler wrote it
    const map = new SourceMap(JSON.parse(text.toString()) as SourceMapPayload);
    const found = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in found)) continue;
    const path = pathOf(found.originalSource);
    const excerpt = path && (await excerptOf(path, found.originalLine + 1).catch(() => undefined));
    if (!path || excerpt === undefined) continue;
    places.push({
      file: relative(ROOT, path),
      line: found.originalLine + 1,
      column: found.originalColumn + 1,
      excerpt,
    });
  }
  return places;
}
