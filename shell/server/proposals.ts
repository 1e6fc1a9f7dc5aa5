import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { openTrusted } from '@cairn/shared-contracts/build/trusted-document';
import type { KeyRing } from '@cairn/shared-contracts/remote/key-ring';
import { releaseKey } from '@cairn/shared-contracts/remote/release';
import {
  lastProposal,
  type Proposal,
  proposalPath,
  proposal as proposalSchema,
  proposalsPath,
} from '@cairn/shared-contracts/remote/shell-report';
import type { FastifyBaseLogger } from 'fastify';
import { type Artifacts, NotFoundError } from './artifacts.ts';
import { faultOf, type VersionStore } from './version-store.ts';

interface Options {
  artifacts: Artifacts;
  versions: VersionStore;
  key: KeyObject;
  /** the squads' keys */
  ring(): Promise<KeyRing | undefined>;
  environment: string;
  pollMs: number;
  log: FastifyBaseLogger;
  /** has these loaded wherever they will be rendered, 'mf-tour@1.1.0' */
  prepare(keys: ReadonlySet<string>): Promise<void>;
  /** another proposal has its answer */
  onAnswered(): void;
}

/** a shell that starts looks that far back for proposals that still wait */
const LOOK_BACK = 20;
/** versions of a proposal stay loaded that long after it: by then they are live, or nobody wants them */
const GRACE_MS = 10_000;

const keyOf = ({ name, version }: Proposal['versions'][number]): string => releaseKey(name, version);
const forAll = (versions: Proposal['versions']): string[] => versions.filter(({ for_all }) => for_all).map(keyOf);

/** What is asked, as long as it counts. */
interface Open {
  versions: Proposal['versions'];
  /** milliseconds since the epoch: from then on nobody wants them */
  until: number;
  isAnswered: boolean;
}

const isOver = ({ expires_at }: Proposal): boolean => !(Date.parse(expires_at) > Date.now());

/** Watches the proposals of changes, and loads what they ask about, so that the answer is in this shell's report before anything is live. */
export class Proposals {
  readonly #options: Options;
  /** by number */
  readonly #open = new Map<number, Open>();
  #etag: string | undefined;
  #seen: number | undefined;
  #complaint = '';
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** numbers of the open proposals that have an answer */
  get answered(): number[] {
    return [...this.#open].flatMap(([number, { isAnswered }]) => (isAnswered ? [number] : []));
  }

  start(): void {
    for (const [number, { until }] of this.#open) if (until < Date.now()) this.#close(number);
    void this.#look().finally(() => {
      if (!this.#stopped) this.#timer = setTimeout(() => this.start(), this.#options.pollMs);
    });
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #look(): Promise<void> {
    const { artifacts, environment, log } = this.#options;
    try {
      const changed = await artifacts.readChanging(proposalsPath(environment), this.#etag);
      if (!changed) return;
      const { last } = lastProposal.parse(JSON.parse(changed.content.toString()));
      await this.#closeWithdrawn();
      this.#seen ??= Math.max(0, last - LOOK_BACK);
      // the number is a hint: two that asked at once may have written it in the wrong order
      for (let number = this.#seen + 1; ; number++) {
        const proposal = await this.#read(number);
        if (!proposal && number > last) break;
        // each is answered once, also where the next one cannot be read
        this.#seen = number;
        if (proposal) this.#take(proposal);
      }
      this.#etag = changed.etag;
      this.#complaint = '';
    } catch (error) {
      // nobody has proposed anything yet
      if (error instanceof NotFoundError) return;
      const reason = String(error);
      if (reason !== this.#complaint) log.warn({ reason }, 'proposals cannot be read');
      this.#complaint = reason;
    }
  }

  /** Who proposed it writes it down anew as over. Somebody else, who may say nothing of these versions, cannot. */
  async #closeWithdrawn(): Promise<void> {
    for (const [number, { versions }] of this.#open) {
      const now = await this.#read(number);
      if (now && isOver(now) && isDeepStrictEqual(now.versions, versions)) this.#close(number);
    }
  }

  /** undefined when there is none of that number, or none that counts */
  async #read(number: number): Promise<Proposal | undefined> {
    const { artifacts, environment, log } = this.#options;
    const path = proposalPath(environment, number);
    let content: Buffer | undefined;
    try {
      content = (await artifacts.readChanging(path, undefined))?.content;
    } catch (error) {
      if (error instanceof NotFoundError) return undefined;
      throw error;
    }
    try {
      const proposal = content && (await this.#opened(content, path));
      return proposal?.environment === environment && proposal.number === number ? proposal : undefined;
    } catch (error) {
      log.warn({ reason: String(error) }, 'a proposal cannot be used');
      return undefined;
    }
  }

  /** of the platform, or of a squad about its own remotes. @throws when it is of nobody */
  async #opened(content: Buffer, path: string): Promise<Proposal> {
    const { key: root, ring } = this.#options;
    const { document, holder } = await openTrusted(content, { root, ring }, path);
    const proposal = proposalSchema.parse(document);
    if (!holder) return proposal;
    if (holder.key.revoked) throw new Error(`${path} is signed with ${holder.key.id}, which was revoked`);
    const other = proposal.versions.find(({ name }) => !holder.remotes.includes(name));
    if (other) throw new Error(`${path} of ${holder.squad} is about ${other.name}, which is not theirs`);
    return proposal;
  }

  #take(proposal: Proposal): void {
    const { number, by, versions: wanted, expires_at } = proposal;
    if (isOver(proposal)) return;
    const { versions, log } = this.#options;
    const open = { versions: wanted, until: Date.parse(expires_at) + GRACE_MS, isAnswered: false };
    this.#open.set(number, open);
    versions.keep(`proposal ${number}`, new Set(wanted.map(keyOf)));
    // who says `for_all` may make it so with the same key: it is written down, and gone with the proposal
    log.info(
      { proposal: number, by, versions: wanted.map(keyOf), forAll: forAll(wanted) },
      'versions are loaded for a change',
    );
    this.#answer(number, open).catch((error: unknown) => {
      log.error({ proposal: number, reason: String(error) }, 'a proposal has no answer');
      this.#close(number);
    });
  }

  #close(number: number): void {
    this.#open.delete(number);
    this.#options.versions.letGo(`proposal ${number}`);
  }

  async #answer(number: number, open: Open): Promise<void> {
    const { versions, prepare, onAnswered } = this.#options;
    await versions.load(open.versions);
    await versions.settle(open.versions.map(keyOf));
    // what ends a process that serves is refused before it is everybody's
    const sound = forAll(open.versions).filter((key) => !faultOf(versions.all.get(key)));
    if (this.#open.has(number)) await prepare(new Set(sound));
    // what came after it was over is nobody's
    if (!this.#open.has(number)) return versions.drop();
    open.isAnswered = true;
    onAnswered();
  }
}
