import { createPublicKey, type KeyObject, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { integrityOf } from '@cairn/shared-contracts/build/files';
import { openSigned, signDocument } from '@cairn/shared-contracts/build/signed-document';
import { MAPS, releaseFolder } from '@cairn/shared-contracts/remote/release';
import {
  DEAD_AFTER_MS,
  REPORT_PROOF,
  reportsPath,
  type ShellReport,
  shellReport,
} from '@cairn/shared-contracts/remote/shell-report';
import {
  type ServerFault,
  type ShownState,
  TREE_EVENTS,
  TREE_FAULTS,
  TREE_FILES,
  TREE_SHOWN,
  TREE_SOURCES,
} from '@cairn/shared-contracts/remote/working-tree';
import * as z from 'zod';
import { unpackedUpTo } from './compression.ts';
import type { Env } from './env.ts';

/** Reads from the object store; what carries a hash is checked against it and cached on disk for when the store is away. */
export interface Artifacts {
  /** @throws when the content cannot be had or is not what `integrity` says */
  read(path: string, integrity: string): Promise<Buffer>;
  /**
   * The same as its release brings it, compressed by Brotli as well as can be; undefined where the store has none or one of something
   * else. What is cached afterwards is both: what is compressed is fetched alone and unpacked.
   */
  readPacked(path: string, integrity: string): Promise<Buffer | undefined>;
  /** Has it cached, checked, and with `isText` as it is sent, too. @throws as `read` does */
  keep(path: string, integrity: string, isText: boolean): Promise<void>;
  /** changing documents: undefined when the ETag is still the same */
  readChanging(
    path: string,
    etag: string | undefined,
  ): Promise<{ content: Buffer; etag: string | undefined } | undefined>;
}

const TIMEOUT_MS = 1500;
const PROOF_MS = 30_000;
/** bytes: no file of a release is as large */
const UNPACKED_MOST = 16_000_000;
/** files on disk that are remembered as checked */
const CHECKED_MAX = 2000;

/** the store answers, and has no such thing */
export class NotFoundError extends Error {
  override name = 'NotFoundError';
}

async function download(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), headers });
  if (answer.status === 404) throw new NotFoundError(`HTTP 404 for ${url}`);
  if (!answer.ok && answer.status !== 304) throw new Error(`HTTP ${answer.status} for ${url}`);
  return answer;
}

/** a name that may be a file's, for a hash */
const fileName = (integrity: string): string => integrity.replace(/[^a-zA-Z0-9]/g, '_');

export async function writeAtomically(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}

export function httpArtifacts(base: string, cacheDir: string): Artifacts {
  const reading = new Map<string, Promise<Buffer>>();
  const read = async (path: string, integrity: string): Promise<Buffer> => {
    const cached = join(cacheDir, 'files', fileName(integrity));
    const known = await readFile(cached).catch(() => undefined);
    if (known && integrityOf(known) === integrity) return known;
    const content = Buffer.from(await (await download(`${base}/${path}`)).arrayBuffer());
    if (integrityOf(content) !== integrity) throw new Error(`integrity mismatch for ${path}`);
    await writeAtomically(cached, content);
    return content;
  };
  const readOnce = (path: string, integrity: string): Promise<Buffer> => {
    let promise = reading.get(integrity);
    if (!promise) {
      promise = read(path, integrity).finally(() => reading.delete(integrity));
      reading.set(integrity, promise);
    }
    return promise;
  };
  const readPacked = async (path: string, integrity: string): Promise<Buffer | undefined> => {
    const plain = join(cacheDir, 'files', fileName(integrity));
    const cached = `${plain}.br`;
    const unpacked = async (packed: Buffer) => {
      const content = await unpackedUpTo(UNPACKED_MOST, packed);
      return content !== undefined && integrityOf(content) === integrity ? content : undefined;
    };
    const known = await readFile(cached).catch(() => undefined);
    if (known && (await unpacked(known))) {
      await readOnce(path, integrity);
      return known;
    }
    const answer = await download(`${base}/${path}.br`).catch(() => undefined);
    const packed = answer && Buffer.from(await answer.arrayBuffer());
    const content = packed && (await unpacked(packed));
    if (!packed || !content) {
      await readOnce(path, integrity);
      return undefined;
    }
    await Promise.all([writeAtomically(plain, content), writeAtomically(cached, packed)]);
    return packed;
  };
  /** state on disk of what this process has checked: most files of a release are those of the one before */
  const checked = new Map<string, string>();
  const stateOf = async (integrity: string, isText: boolean): Promise<string | undefined> => {
    const plain = join(cacheDir, 'files', fileName(integrity));
    const stats = await Promise.all((isText ? [plain, `${plain}.br`] : [plain]).map((file) => stat(file))).catch(
      () => undefined,
    );
    return stats?.map(({ ino, mtimeMs, size }) => [ino, mtimeMs, size].join()).join(' ');
  };
  return {
    read: readOnce,
    readPacked,
    async keep(path, integrity, isText) {
      const known = checked.get(integrity);
      if (known !== undefined && known === (await stateOf(integrity, isText))) return;
      await (isText ? readPacked : readOnce)(path, integrity);
      const state = await stateOf(integrity, isText);
      if (state === undefined) return;
      checked.set(integrity, state);
      const [oldest] = checked.keys();
      if (checked.size > CHECKED_MAX && oldest !== undefined) checked.delete(oldest);
    },
    async readChanging(path, etag) {
      const answer = await download(`${base}/${path}`, etag ? { 'if-none-match': etag } : {});
      if (answer.status === 304) return undefined;
      return { content: Buffer.from(await answer.arrayBuffer()), etag: answer.headers.get('etag') ?? undefined };
    },
  };
}

/** @returns what puts a document of this server's own into the store */
export const httpReports =
  (base: string) =>
  async (path: string, content: string): Promise<void> => {
    const answer = await fetch(`${base}/${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: content,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`HTTP ${answer.status} for ${path}`);
  };

const reportList = z.array(z.string());

/** headers that the store gives to shells alone what nobody else may read */
const proofOf = (environment: string, key: KeyObject): Record<string, string> => {
  const until = new Date(Date.now() + PROOF_MS).toISOString();
  const proof = signDocument({ may: 'read reports', environment, until }, key, 'report');
  return { [REPORT_PROOF]: Buffer.from(proof).toString('base64url') };
};

/** The source map of a release's browser file, 'browser/c.0a1b2c3d.js'. @throws where there is none */
export const readMap = async (
  { CDN_URL, LIVE_ENVIRONMENT }: Pick<Env, 'CDN_URL' | 'LIVE_ENVIRONMENT'>,
  key: KeyObject,
  { name, version, file }: { name: string; version: string; file: string },
): Promise<unknown> =>
  (
    await download(
      `${CDN_URL}/${releaseFolder(name, version)}/${MAPS}/${basename(file)}.map`,
      proofOf(LIVE_ENVIRONMENT, key),
    )
  ).json();

/** What all shells that are up last said of themselves, from the store; each is checked again. */
export async function otherReports(
  { CDN_URL, LIVE_ENVIRONMENT }: Pick<Env, 'CDN_URL' | 'LIVE_ENVIRONMENT'>,
  key: KeyObject,
): Promise<ShellReport[]> {
  const answer = await download(`${CDN_URL}/${reportsPath(LIVE_ENVIRONMENT)}`, proofOf(LIVE_ENVIRONMENT, key));
  const verifier = createPublicKey(key);
  return reportList
    .parse(await answer.json())
    .map((content) => shellReport.parse(openSigned(content, verifier, 'a report')))
    .filter(({ state, at }) => state === 'up' && Date.now() - Date.parse(at) < DEAD_AFTER_MS);
}

/** What `npm run dev` answers beside releases: see deploy/develop. */
export interface WorkingTree {
  events(signal: AbortSignal): Promise<Response>;
  sources(stack: string): Promise<Response>;
  /** a page has a change */
  shown(state: ShownState): Promise<Response>;
  /** a file as it is now; undefined when there is none */
  file(asked: { name: string; path: string }): Promise<Buffer | undefined>;
  /** a part of it threw while a page was made; nobody waits until that is heard */
  threw(fault: ServerFault): void;
}

const JSON_TYPE = { 'content-type': 'application/json' };

export const httpWorkingTree = (base: string): WorkingTree => ({
  events: (signal) => fetch(base + TREE_EVENTS, { signal }),
  sources: (stack) =>
    fetch(base + TREE_SOURCES, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: stack }),
  shown: (state) => fetch(base + TREE_SHOWN, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(state) }),
  threw(fault) {
    // the developer's program has ended: nobody is there to hear it
    fetch(base + TREE_FAULTS, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(fault) }).catch(
      () => undefined,
    );
  },
  async file({ name, path }) {
    const answer = await fetch(`${base}${TREE_FILES}/${name}/${path}`);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  },
});
