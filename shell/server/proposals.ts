import type { KeyObject } from 'node:crypto';
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
/** modules that are late at load have so long to come before they count as failed */
const LATE_LIMIT_MS = 5000;

/** Watches the proposals of changes, and loads what they ask about, so that the answer is in this shell's report before anything is live. */
export class Proposals {
  readonly #options: Options;
  /** numbers of open proposals, and whether their versions were tried */
  readonly #open = new Map<number, 'loading' | 'answered'>();
  readonly #timers = new Set<NodeJS.Timeout>();
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
    return [...this.#open].flatMap(([number, state]) => (state === 'answered' ? [number] : []));
  }

  start(): void {
    void this.#look().finally(() => {
      if (!this.#stopped) this.#timer = setTimeout(() => this.start(), this.#options.pollMs);
    });
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    for (const timer of this.#timers) clearTimeout(timer);
  }

  async #look(): Promise<void> {
    const { artifacts, environment, log } = this.#options;
    try {
      const changed = await artifacts.readChanging(proposalsPath(environment), this.#etag);
      if (!changed) return;
      const { last } = lastProposal.parse(JSON.parse(changed.content.toString()));
      let number = (this.#seen ?? Math.max(0, last - LOOK_BACK)) + 1;
      // the number is a hint: two that asked at once may have written it in the wrong order
      for (; ; number++) {
        const proposal = await this.#read(number);
        if (proposal) void this.#answer(proposal);
        else if (number > last) break;
      }
      this.#seen = number - 1;
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

  async #answer({ number, versions: wanted, expires_at }: Proposal): Promise<void> {
    const { versions, prepare, onAnswered } = this.#options;
    const left = Date.parse(expires_at) - Date.now();
    if (!(left > 0)) return;
    this.#open.set(number, 'loading');
    versions.keep(`proposal ${number}`, new Set(wanted.map(({ name, version }) => releaseKey(name, version))));
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#open.delete(number);
      versions.letGo(`proposal ${number}`);
    }, left + GRACE_MS);
    timer.unref();
    this.#timers.add(timer);
    await versions.load(wanted);
    await versions.settle(
      wanted.map(({ name, version }) => releaseKey(name, version)),
      LATE_LIMIT_MS,
    );
    this.#open.set(number, 'answered');
    onAnswered();
    // while the other shells answer: the change that follows waits for nothing then
    const forAll = wanted.filter(({ for_all }) => for_all).map(({ name, version }) => releaseKey(name, version));
    await prepare(new Set(forAll.filter((key) => !faultOf(versions.all.get(key)))));
  }
}
