import type { KeyObject } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Withdrawn } from '@cairn/shared-contracts/remote/past-versions';
import {
  isOnTrial,
  type Live,
  type LiveRemote,
  releaseFolder,
  releaseKey,
  type Saw,
  sharesOf,
} from '@cairn/shared-contracts/remote/release';
import { confirmByShells, untilServed } from '../confirm.ts';
import { standsWithout } from '../contract-gate.ts';
import { LIVE_GATES, UNCONFIRMED_GATES } from '../gate-list.ts';
import { type Finding, findingsOf, type GateContext, lineOf, passGates, refuse } from '../gates.ts';
import { changeLive, type Edit, newestLive, refuseRelated } from '../live.ts';
import type { ObjectStore } from '../object-store.ts';
import { Refusal } from '../refusal.ts';
import { acceptedOf, readRelease } from '../releases.ts';
import { isAlive, readShells } from '../shells.ts';
import { refuseWithdrawn } from '../withdrawn.ts';
import { type Answer, type Context, limitOf, UNHEARD } from './command.ts';
import { withFallbackInStore } from './fallback-in-store.ts';
import { forgeryIn } from './not-as-asked.ts';

interface Wanted {
  name: string;
  note: string;
  /** what it was decided on */
  base: Live;
  edit: Edit;
  backTo?: number;
  /** of a rollback that nobody asked for */
  saw?: Saw;
  /** versions that pass the gates: those that were not live in this way before */
  gated?: readonly { version: string }[];
  /** why a version becomes everybody's without having been looked at */
  unchecked?: string;
  /** the version that is live never again */
  withdrawn?: Withdrawn;
}

/**
 * The versions that a change gives to more visitors, or makes the stable one: shells are asked about these. What is wrong with the others
 * may be the very reason of the change.
 */
function growing(current: LiveRemote | undefined, next: LiveRemote): { version: string; integrity: string }[] {
  const shareOf = (remote: LiveRemote | undefined, version: string) =>
    remote ? (sharesOf(remote).shares.find((candidate) => candidate.version === version)?.share ?? 0) : 0;
  const weightOf = (remote: LiveRemote | undefined, version: string) =>
    remote?.versions.find((candidate) => candidate.version === version)?.weight ?? 0;
  return next.versions
    .filter(
      ({ version, weight }) =>
        weight > weightOf(current, version) ||
        (next.experiment && shareOf(next, version) > shareOf(current, version)) ||
        (version === next.stable && version !== current?.stable),
    )
    .map(({ version, integrity }) => ({ version, integrity }));
}

/** @throws Refusal when a file of the version is not in the store any more */
export async function gateContext(
  context: Pick<Context, 'store' | 'unchecked'>,
  live: Live,
  name: string,
  version: string,
): Promise<GateContext> {
  const { store, unchecked } = context;
  const read = async (file: string): Promise<Buffer> => {
    const content = await store.get(`${releaseFolder(name, version)}/${file}`);
    if (!content) throw new Refusal('not_released', `${name}@${version} has lost ${file}`);
    return content;
  };
  const release = await readRelease(store, name, version);
  return { store, release, read, live, unchecked };
}

/**
 * What a change of one remote would break of what is live.
 * @throws Refusal with all of it
 * @returns all of it, where the change is forced
 */
async function brokenBy(context: Context, wanted: Wanted, live: Live): Promise<string[]> {
  const { name, edit, backTo, withdrawn, gated = [] } = wanted;
  const isWayBack = backTo !== undefined || withdrawn !== undefined || context.isForced === true;
  const found: string[] = [];
  const hold = (what: string, findings: readonly Finding[]) => {
    if (!context.isForced) refuse(what, findings);
    found.push(...findings.map(lineOf));
  };
  for (const { version } of gated)
    hold(
      `${name}@${version} is refused`,
      await findingsOf(LIVE_GATES, { ...(await gateContext(context, live, name, version)), isWayBack }),
    );
  if (live.remotes[name] && !edit(live.remotes[name], live))
    hold(`${name} cannot be taken out`, await standsWithout(context.store, live, name));
  return found;
}

/**
 * Whoever may write into the store may write there what they like: what a change is made on is signed once more with it, so it has to hold
 * as shells hold it.
 * @throws Refusal
 */
export async function refuseForged(context: Context, shown: Live): Promise<void> {
  const reason = await forgeryIn(context, await context.rootKey(), shown);
  if (reason) throw new Refusal('forged', `revision ${shown.revision} cannot be built on: ${reason}`);
}

/** what was accepted at the release of versions that become live: the history tells it */
async function reasonsFor(store: ObjectStore, name: string, gated: readonly { version: string }[]): Promise<string[]> {
  const reasons = await Promise.all(gated.map(({ version }) => acceptedOf(store, name, version)));
  return reasons.flatMap((reason) => (reason === undefined ? [] : [`heavier: ${reason}`]));
}

/**
 * The answer to what is so already: once every shell that is up serves it.
 * @throws Refusal when it is not so any more
 */
async function unchanged(
  context: Context,
  base: Live,
  name: string,
  reportKey: KeyObject | undefined,
): Promise<Answer> {
  const { store, environment, tell } = context;
  const { revision, note } = base;
  const { served, behind } = await untilServed(revision, { store, environment, reportKey });
  await refuseRelated(store, base, await liveNow(context), [name]);
  for (const shell of behind) tell(`shell ${shell} does not serve revision ${revision} yet`);
  return {
    text: `revision ${revision} has it so already: nothing was changed`,
    json: { environment, revision, remote: name, note, unchanged: true, confirmed_by: [], served_by: served },
  };
}

/**
 * Makes a change live: its gates, then the word of every shell that is up, then the new revision, then the word again that it is served.
 * Nothing is live when a gate or a shell refuses.
 */
export async function makeChange(context: Context, wanted: Wanted): Promise<Answer> {
  const { store, environment, by, tell } = context;
  const { name, base, backTo, saw, gated = [], unchecked, withdrawn } = wanted;
  const edit = await withFallbackInStore(context, name, base, wanted.edit);
  const limitMs = limitOf(context);
  const why = context.options.note?.trim();
  const note = [wanted.note, ...(why ? [why] : []), ...(await reasonsFor(store, name, gated))].join('; ');
  const { key, holder } = await context.signer(name);
  const reportKey = await context.reportVerifier();
  const next = edit(base.remotes[name], base);
  refuseWithdrawn(name, next, base.past);
  if (backTo === undefined && !withdrawn && isDeepStrictEqual(next, base.remotes[name])) {
    await refuseForged(context, base);
    return unchanged(context, base, name, reportKey);
  }

  const check = async (live: Live) => {
    await refuseForged(context, live);
    return brokenBy(context, { ...wanted, edit }, live);
  };
  const problems = await check(base);
  for (const problem of problems) tell(`in spite of ${problem}`);
  const asked = next
    ? growing(base.remotes[name], next).map((each) => ({
        ...{ name, ...each },
        isForAll: !isOnTrial({ remotes: { [name]: next } }, releaseKey(name, each.version)),
        wasForAll: backTo !== undefined,
      }))
    : [];
  const withoutShells = async () => {
    for (const { version } of gated)
      await passGates(UNCONFIRMED_GATES, await gateContext(context, base, name, version));
    if (context.isSquad && !reportKey) context.unchecked(UNHEARD);
    else tell('no shell is up: none has confirmed this');
  };
  const change = async (confirmed: string[]) => {
    if (asked.length > 0 && confirmed.length === 0) await withoutShells();
    const live = await changeLive(
      store,
      {
        ...{ environment, by, note, key },
        // mostly nothing has changed while the shells answered
        check: async (current) => (isDeepStrictEqual(current, base) ? problems : check(current)),
        ...(holder ? { holder } : {}),
        ...(backTo === undefined ? {} : { backTo: { [name]: backTo } }),
        ...(saw ? { saw } : {}),
        ...(unchecked === undefined ? {} : { unchecked }),
        ...(withdrawn ? { withdrawn } : {}),
      },
      { [name]: edit },
      base,
    );
    return { live, confirmed };
  };
  const asking = {
    ...{ store, environment, by, note, key, reportKey, limitMs, tell },
    ...(holder ? { keyId: holder.key.id } : {}),
  };
  const { live, confirmed } = asked.length ? await confirmByShells(asked, asking, change) : await change([]);
  const { served, behind } = await untilServed(live.revision, { store, environment, reportKey });
  for (const shell of behind) tell(`shell ${shell} does not serve revision ${live.revision} yet`);
  return {
    text: `revision ${live.revision}: ${live.note}`,
    json: {
      environment,
      revision: live.revision,
      remote: name,
      note: live.note,
      confirmed_by: confirmed,
      served_by: served,
      ...(live.forced ? { forced: live.forced } : {}),
    },
  };
}

/** whether a version serves as it should in every shell that is up */
export async function servingIn(context: Context, name: string): Promise<(version: string) => boolean> {
  const reports = await readShells(context.store, context.environment, await context.reportVerifier());
  const unfit = new Set(
    reports
      .filter((report) => isAlive(report))
      .flatMap(({ remotes }) => [
        ...Object.keys(remotes[name]?.refused ?? {}),
        ...Object.keys(remotes[name]?.failing ?? {}),
      ]),
  );
  return (version) => !unfit.has(version);
}

/** what a change is decided on */
export const liveNow = ({ store, environment }: Context): Promise<Live> => newestLive(store, environment);
