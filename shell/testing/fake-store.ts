import { integrityOf } from '@cairn/shared-contracts/build/files';
import { type Live, type LiveRemote, type Release, releaseFolder } from '@cairn/shared-contracts/remote/release';
import { type Artifacts, NotFoundError } from '../server/artifacts.ts';
import { aLive, BROWSER_ENTRY, signedDocument } from './sample-releases.ts';

/** An object store in memory that can go away, hold back a file, or give a wrong one. */
export class FakeStore implements Artifacts {
  isAway = false;
  /** proposals that cannot be read at the moment, by path */
  readonly unreadable = new Set<string>();
  /** how often live.json was asked for */
  polls = 0;
  /** paths that were read */
  readonly reads: string[] = [];
  readonly #files = new Map<string, Buffer>();
  readonly #held = new Map<string, Promise<void>>();
  #live: { content: Buffer; etag: string } | undefined;

  /** @returns the hash that live.json carries */
  release(release: Release, code: string): string {
    const path = releaseFolder(release.name, release.version);
    const manifest = Buffer.from(JSON.stringify(release));
    this.#files.set(`${path}/release.json`, manifest);
    this.#files.set(`${path}/${release.server.file}`, Buffer.from(code));
    this.#files.set(`${path}/${release.browser.file}`, Buffer.from(BROWSER_ENTRY));
    return integrityOf(manifest);
  }

  remove(path: string): Buffer | undefined {
    const content = this.#files.get(path);
    this.#files.delete(path);
    return content;
  }

  put(path: string, content: Buffer | string): void {
    this.#files.set(path, Buffer.from(content));
  }

  /** the file comes only when the returned function was called */
  hold(path: string): () => void {
    let release = (): void => undefined;
    this.#held.set(path, new Promise((resolve) => (release = resolve)));
    return release;
  }

  publish(revision: number, remotes: Record<string, LiveRemote>): Live {
    const live = aLive(revision, remotes);
    this.publishDocument(signedDocument(live));
    return live;
  }

  publishDocument(content: Buffer): void {
    this.#live = { content, etag: integrityOf(content) };
  }

  async read(path: string, integrity: string): Promise<Buffer> {
    this.reads.push(path);
    await this.#held.get(path);
    const content = this.#files.get(path);
    if (this.isAway || !content) throw new Error(`cannot read ${path}`);
    if (integrityOf(content) !== integrity) throw new Error(`integrity mismatch for ${path}`);
    return content;
  }

  /** it is not asked whether that is the same */
  async readPacked(path: string): Promise<Buffer | undefined> {
    return this.#files.get(`${path}.br`);
  }

  async keep(path: string, integrity: string): Promise<void> {
    await this.read(path, integrity);
  }

  async readChanging(path: string, etag: string | undefined) {
    if (path.startsWith('proposals/')) {
      if (this.unreadable.has(path)) throw new Error(`cannot read ${path}`);
      const content = this.#files.get(path);
      if (!content) throw new NotFoundError(path);
      const now = integrityOf(content);
      return now === etag ? undefined : { content, etag: now };
    }
    this.polls++;
    if (this.isAway || !this.#live) throw new Error('the store is away');
    return etag === this.#live.etag ? undefined : this.#live;
  }
}
