import type { KeyObject } from 'node:crypto';
import type { KeyRing } from '@cairn/shared-contracts/remote/key-ring';
import {
  type Mix,
  mixText,
  type OverrideLink,
  offersPath,
  overrideOffers,
} from '@cairn/shared-contracts/remote/override';
import { withdrawnOf } from '@cairn/shared-contracts/remote/past-versions';
import {
  type Live,
  type Release,
  releaseFolder,
  releaseKey,
  release as releaseSchema,
} from '@cairn/shared-contracts/remote/release';
import type { Facts } from '../../contracts/contracts.ts';
import type { Artifacts } from '../artifacts.ts';
import type { Snapshot } from '../registry.ts';
import type { WantedVersion } from '../version-store.ts';
import { misfitsIn } from './mix-fit.ts';
import type { OverrideChoice } from './override-cookie.ts';
import { foreignIn, type ReadLink, type Refused, readLink, signerOf } from './override-link.ts';
import { overriddenLive, unknownIn, vouchedFor } from './override-live.ts';
import type { OverrideStage } from './override-stage.ts';

/** a process that nobody uses is ended */
const IDLE_MS = 600_000;
/** reasons that browsers told */
const TOLD_MOST = 50;
const RELEASES_MOST = 50;

/** who may see what, by a link or in development */
interface Allowed {
  link?: OverrideLink;
  mix: Mix;
  offers: Readonly<Record<string, readonly { version: string; integrity: string }[]>>;
}

/** A browser that sees, or may see, another composition than the one that is live for it. */
export interface Overridden extends Allowed {
  /** undefined: nothing is chosen, or it cannot be shown */
  staged?: { stage: OverrideStage; snapshot(): Snapshot };
  /** why nothing of what is chosen is shown */
  fault?: string;
}

export type Looked = { kind: 'allowed'; overridden: Overridden } | Denied;
export interface Denied {
  kind: 'refused';
  code: Refused;
  reasons: string[];
}

interface Options {
  key: KeyObject;
  /** the newest ring of squads' keys; without it squads make no links */
  ring?(): Promise<KeyRing | undefined>;
  environment: string;
  artifacts: Pick<Artifacts, 'read'>;
  live(): Live | undefined;
  /** everybody may look at everything */
  isDevelopment: boolean;
  facts(): Facts;
  /** made when the first browser is overridden */
  stage(): Promise<OverrideStage>;
}

const denied = (code: Refused, reasons: string[] = []): Denied => ({ kind: 'refused', code, reasons });
const HARD: ReadonlySet<Refused> = new Set(['unknown_version', 'does_not_fit', 'unavailable']);

/** Knows which browsers are overridden, and whether they may be. */
export class Overrides {
  readonly #options: Options;
  #stage: Promise<OverrideStage> | undefined;
  #ready: OverrideStage | undefined;
  #idle: NodeJS.Timeout | undefined;
  readonly #told = new Map<string, string>();
  /** by hash, of pages that another shell has made */
  readonly #releases = new Map<string, Release>();
  /** of the last mixes: what does not fit, by revision and mix */
  readonly #misfits = new Map<string, readonly string[]>();

  constructor(options: Options) {
    this.#options = options;
  }

  stop(): void {
    clearTimeout(this.#idle);
    this.#ready?.stop();
    this.#stage = undefined;
    this.#ready = undefined;
  }

  /** whether a browser may look at what its pages are composed of */
  async mayInspect(choice: OverrideChoice | undefined): Promise<boolean> {
    return this.#options.isDevelopment || (choice !== undefined && (await this.#read(choice.link)).kind === 'link');
  }

  async #read(link: string): Promise<ReadLink> {
    const ring = signerOf(link) === undefined ? undefined : await this.#options.ring?.();
    return readLink(link, { ...this.#options, ring });
  }

  /** a release of the stage, for who holds a link: its caller has looked */
  stagedRelease(name: string, version: string): Release | undefined {
    return this.#ready?.releaseOf(name, version);
  }

  /**
   * A release that the choice's link or the live document vouch for, of any shell: the page may have been made by another one. What stands on the
   * stage for other links is nobody else's; in development all of it is everybody's.
   * @throws when it cannot be read
   */
  async findRelease(choice: OverrideChoice | undefined, name: string, version: string): Promise<Release | undefined> {
    const live = this.#options.live();
    if (!choice || !live || withdrawnOf(live, name).has(version)) return undefined;
    const staged = this.stagedRelease(name, version);
    if (staged && this.#options.isDevelopment) return staged;
    const allowed = await this.#allow(choice);
    if ('kind' in allowed) return undefined;
    const integrity = vouchedFor(live, allowed.offers).get(name)?.get(version);
    if (integrity === undefined) return undefined;
    return staged ?? this.#readRelease({ name, version, integrity });
  }

  async #readRelease({ name, version, integrity }: WantedVersion): Promise<Release | undefined> {
    const known = this.#releases.get(integrity);
    if (known) return known;
    const content = await this.#options.artifacts.read(`${releaseFolder(name, version)}/release.json`, integrity);
    const release = releaseSchema.parse(JSON.parse(content.toString()));
    if (release.name !== name || release.version !== version) return undefined;
    this.#releases.set(integrity, release);
    const [oldest] = this.#releases.keys();
    if (oldest !== undefined && this.#releases.size > RELEASES_MOST) this.#releases.delete(oldest);
    return release;
  }

  /** a browser tells that a version failed there; only its own pages go without it */
  told(key: string, reason: string): void {
    this.#told.set(key, reason);
    const [oldest] = this.#told.keys();
    if (oldest !== undefined && this.#told.size > TOLD_MOST) this.#told.delete(oldest);
  }

  reasonOf(key: string): string | undefined {
    return this.#ready?.reasonOf(key) ?? this.#told.get(key);
  }

  /** chosen again: it is tried again in the browser, too */
  forgive(mix: Mix): void {
    for (const [name, version] of Object.entries(mix)) this.#told.delete(releaseKey(name, version));
  }

  /** For a page: what cannot be shown is told, and what is live stands there. Undefined for who holds no valid link. */
  async of(choice: OverrideChoice | undefined): Promise<Overridden | undefined> {
    const looked = await this.look(choice ?? { link: '' });
    if (looked.kind === 'allowed') return looked.overridden;
    if (!HARD.has(looked.code)) return undefined;
    const mix = (await this.#linkMix(choice)) ?? {};
    return { mix, offers: {}, fault: looked.reasons[0] ?? looked.code };
  }

  async #linkMix(choice: OverrideChoice | undefined): Promise<Mix | undefined> {
    if (choice?.mix) return choice.mix;
    const read = choice && (await this.#read(choice.link));
    return read?.kind === 'link' ? read.link.mix : undefined;
  }

  async #allow({ link: text, mix }: OverrideChoice): Promise<Allowed | Denied> {
    if (this.#options.isDevelopment && text === '') return { mix: mix ?? {}, offers: {} };
    const read = await this.#read(text);
    if (read.kind === 'refused') return denied(read.code);
    const { link, remotes } = read;
    const foreign = mix && remotes && foreignIn(mix, remotes);
    if (foreign !== undefined) return denied('not_theirs', [`${foreign} is not among ${remotes?.join(', ')}`]);
    try {
      const content = await this.#options.artifacts.read(offersPath(link), link.offers);
      const offers = Object.entries(overrideOffers.parse(JSON.parse(content.toString())).remotes);
      // a squad vouches for nobody else's versions
      const own = offers.filter(([name]) => !remotes || remotes.includes(name));
      return { link, mix: mix ?? link.mix, offers: Object.fromEntries(own) };
    } catch (error) {
      return denied('unavailable', [`the versions of this link cannot be read: ${String(error)}`]);
    }
  }

  /** Whether a choice may be shown, and what it is made of: its link, its versions, their contracts. */
  async look(choice: OverrideChoice): Promise<Looked> {
    const allowed = await this.#allow(choice);
    if ('kind' in allowed) return allowed;
    const live = this.#options.live();
    if (!live) return denied('unavailable', ['nothing is live yet']);
    const { mix } = allowed;
    const hashes = vouchedFor(live, allowed.offers);
    const unknown = unknownIn(mix, hashes);
    if (unknown) return denied('unknown_version', [`${unknown} is none of this link's versions`]);
    if (Object.keys(mix).length === 0) return { kind: 'allowed', overridden: allowed };
    const stage = await this.#staged();
    const shown = overriddenLive(live, mix, hashes);
    await stage.prepare(mixText(mix), shown);
    const misfits = this.#misfitsOf(stage, shown, mix);
    if (misfits.length > 0) return denied('does_not_fit', [...misfits]);
    return { kind: 'allowed', overridden: { ...allowed, staged: { stage, snapshot: () => stage.snapshotOf(shown) } } };
  }

  #misfitsOf(stage: OverrideStage, { revision, remotes }: Live, mix: Mix): readonly string[] {
    const key = `${revision} ${mixText(mix)}`;
    const known = this.#misfits.get(key);
    if (known) return known;
    const releases = Object.entries(remotes).flatMap(
      ([
        name,
        {
          versions: [first],
        },
      ]) => (first ? (stage.releaseOf(name, first.version) ?? []) : []),
    );
    const found = misfitsIn(releases, new Set(Object.keys(mix)), this.#options.facts());
    // a release that could not be read yet is held against the others once it can
    if (releases.length === Object.keys(remotes).length) this.#misfits.set(key, found);
    const [oldest] = this.#misfits.keys();
    if (oldest !== undefined && this.#misfits.size > TOLD_MOST) this.#misfits.delete(oldest);
    return found;
  }

  async #staged(): Promise<OverrideStage> {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.stop(), IDLE_MS).unref();
    this.#stage ??= this.#options.stage();
    this.#ready = await this.#stage;
    return this.#ready;
  }
}
