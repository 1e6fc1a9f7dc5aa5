import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, releaseKey } from '@cairn/shared-contracts/remote/release';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { writeAtomically } from './artifacts.ts';

const FILE = 'quarantine.json';

const entries = z.record(
  z.string(),
  z.object({
    /** hash of its server bundle: another content is another version */
    integrity: z.string(),
    reason: z.string(),
    at: z.string(),
  }),
);
type Entries = z.infer<typeof entries>;

/** Versions that ended or held up the process that ran them: this shell does not try them again, after a restart neither. */
export class Quarantine {
  readonly #path: string;
  readonly #log: FastifyBaseLogger;
  #entries: Entries = {};
  #writing: Promise<void> = Promise.resolve();

  constructor(cacheDir: string, log: FastifyBaseLogger) {
    this.#path = join(cacheDir, FILE);
    this.#log = log;
  }

  /** reads what was there before a restart */
  async open(): Promise<void> {
    const content = await readFile(this.#path, 'utf8').catch(() => undefined);
    if (content === undefined) return;
    try {
      this.#entries = entries.parse(JSON.parse(content));
    } catch (error) {
      this.#log.warn({ reason: String(error) }, 'the list of versions in quarantine cannot be read: it begins anew');
    }
  }

  /** 'mf-tour@1.1.0' → why it is out */
  get reasons(): ReadonlyMap<string, string> {
    return new Map(Object.entries(this.#entries).map(([key, { reason }]) => [key, reason]));
  }

  reasonOf({ name, version, server }: Release): string | undefined {
    const entry = this.#entries[releaseKey(name, version)];
    return entry?.integrity === server.integrity ? entry.reason : undefined;
  }

  add({ name, version, server }: Release, reason: string): void {
    const key = releaseKey(name, version);
    this.#entries = { ...this.#entries, [key]: { integrity: server.integrity, reason, at: new Date().toISOString() } };
    this.#log.error({ remote: key, reason }, 'version is taken out: this shell does not run it again');
    this.#write();
  }

  /** forgets versions that nobody wants any more: who makes them live again wants them tried */
  keepOnly(keys: ReadonlySet<string>): void {
    const left = Object.fromEntries(Object.entries(this.#entries).filter(([key]) => keys.has(key)));
    if (Object.keys(left).length === Object.keys(this.#entries).length) return;
    this.#entries = left;
    this.#write();
  }

  /** resolves when what is known is on disk */
  written(): Promise<void> {
    return this.#writing;
  }

  #write(): void {
    const content = JSON.stringify(this.#entries);
    this.#writing = this.#writing
      .then(() => writeAtomically(this.#path, content))
      .catch((error: unknown) => this.#log.warn({ reason: String(error) }, 'the quarantine cannot be written'));
  }
}
