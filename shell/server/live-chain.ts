import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { openRing, openTrusted } from '@cairn/shared-contracts/build/trusted-document';
import { KEY_RING_PATH, type KeyHolder, type KeyRing } from '@cairn/shared-contracts/remote/key-ring';
import { type Live, live, revisionPath } from '@cairn/shared-contracts/remote/release';
import { type Artifacts, NotFoundError } from './artifacts.ts';
import { withdrawalBroken } from './kept-withdrawals.ts';

interface Options {
  artifacts: Pick<Artifacts, 'readChanging'>;
  /** the platform's, public half */
  key: KeyObject;
  environment: string;
}

/** revisions of squads that are looked through until one is found that needs no other: a node that is new reads so many at most */
const LONGEST_CHAIN = 5000;
/** anybody can show a link that names a squad's key: the ring is not read for each */
const RING_FRESH_MS = 2000;

/** remotes that a revision speaks of beside what is live: whose rollback it is, and whose version the guard took back */
const namedBy = ({ saw, back_to }: Live): string[] => [...(saw ? [saw.remote] : []), ...Object.keys(back_to ?? {})];

/** @throws when a squad's key says what is not the squad's to say, or was revoked by then */
function mayChange({ squad, remotes, key }: KeyHolder, before: Live, next: Live): void {
  const { id, revoked } = key;
  if (revoked && next.revision > (revoked.good[next.environment] ?? 0))
    throw new Error(`revision ${next.revision} is signed with ${id}, which was revoked`);
  if (next.squad !== squad)
    throw new Error(`revision ${next.revision} of ${squad} says that it is of ${next.squad ?? 'the platform'}`);
  const foreign = namedBy(next).find((name) => !remotes.includes(name));
  if (foreign !== undefined)
    throw new Error(`revision ${next.revision} of ${squad} speaks for ${foreign}, which is not theirs`);
  const names = new Set([before, next].flatMap(({ remotes: live, past = {} }) => Object.keys({ ...past, ...live })));
  for (const name of names)
    if (
      !remotes.includes(name) &&
      !(
        isDeepStrictEqual(before.remotes[name], next.remotes[name]) &&
        isDeepStrictEqual(before.past?.[name], next.past?.[name])
      )
    )
      throw new Error(`revision ${next.revision} of ${squad} changes ${name}, which is not theirs`);
  for (const name of remotes) {
    const broken = withdrawalBroken(before, next, name);
    if (broken) throw new Error(`revision ${next.revision} of ${squad} ${broken}`);
  }
}

/**
 * Knows whether a revision may be live. One of the platform's key may be anything. One of a squad's may differ from the revision before it in the
 * squad's remotes alone, takes no withdrawal back, and that one has to hold in turn: back to one that is known, or that the platform signed.
 */
export class LiveChain {
  readonly #options: Options;
  #ring: KeyRing | undefined;
  #ringContent: Buffer | undefined;
  #last: { at: number; ring: Promise<KeyRing | undefined> } | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  /** the ring as it was read, for the copy on this node's disk */
  get ringContent(): Buffer | undefined {
    return this.#ringContent;
  }

  /** the newest ring; an older one than was seen does not count */
  async ring(): Promise<KeyRing | undefined> {
    const { artifacts, key } = this.#options;
    try {
      const read = await artifacts.readChanging(KEY_RING_PATH, undefined);
      const found = read && openRing(read.content, key);
      if (read && found && found.revision >= (this.#ring?.revision ?? 0)) {
        this.#ring = found;
        this.#ringContent = read.content;
      }
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
    }
    return this.#ring;
  }

  /** For links and proofs: read once in two seconds, whoever asks; while the store is away it is the last that was seen. */
  lastRing(): Promise<KeyRing | undefined> {
    if (!this.#last || Date.now() - this.#last.at >= RING_FRESH_MS)
      this.#last = { at: Date.now(), ring: this.ring().catch(() => this.#ring) };
    return this.#last.ring;
  }

  async #open(content: Buffer, ring: () => Promise<KeyRing | undefined>) {
    const { key: root, environment } = this.#options;
    const { document, holder } = await openTrusted(content, { root, ring }, 'live.json');
    const opened = live.parse(document);
    if (opened.environment !== environment)
      throw new Error(`live.json is of environment ${opened.environment}, this is ${environment}`);
    return { live: opened, holder };
  }

  async #revision(number: number): Promise<Buffer> {
    const path = revisionPath(this.#options.environment, number);
    const read = await this.#options.artifacts.readChanging(path, undefined);
    if (!read) throw new Error(`${path} cannot be read`);
    return read.content;
  }

  /** A revision of the history, to be shown: its signature is looked at, not what came before it. */
  async signed(content: Buffer): Promise<Live> {
    return (await this.#open(content, () => this.ring())).live;
  }

  /**
   * The copy on this node's disk, which held when it was written: its signature is looked at, not what came before it. The store may be
   * away.
   * @param ringCopy the ring of that time
   */
  async verifyCopy(content: Buffer, ringCopy: Buffer | undefined): Promise<Live> {
    if (ringCopy) this.#ring = openRing(ringCopy, this.#options.key);
    return (await this.#open(content, async () => this.#ring)).live;
  }

  /**
   * @param known a revision that holds: where it comes just before, nothing is read
   * @throws with what does not hold
   */
  async verify(content: Buffer, known?: Live): Promise<Live> {
    let asked: Promise<KeyRing | undefined> | undefined;
    const ring = () => {
      asked ??= this.ring();
      return asked;
    };
    const newest = await this.#open(content, ring);
    let next = newest;
    for (let length = 0; next.holder; length++) {
      if (known && isDeepStrictEqual(known, next.live)) break;
      // the same number again, with another content, would undo what somebody else has made of it
      if (known && next.live.revision <= known.revision)
        throw new Error(`revision ${next.live.revision} is another than the one that is known`);
      if (length > LONGEST_CHAIN) throw new Error('too many revisions since one that the platform signed');
      const number = next.live.revision - 1;
      if (number === 0) {
        mayChange(next.holder, { ...next.live, remotes: {}, past: {} }, next.live);
        break;
      }
      const before: { live: Live; holder: KeyHolder | undefined } =
        known?.revision === number
          ? { live: known, holder: undefined }
          : await this.#open(await this.#revision(number), ring);
      if (before.live.revision !== number)
        throw new Error(`revision ${number} says that it is ${before.live.revision}`);
      mayChange(next.holder, before.live, next.live);
      next = before;
    }
    return newest.live;
  }
}
