import { setTimeout as pause } from 'node:timers/promises';
import type { Saw } from '@cairn/shared-contracts/remote/release';
import { liesElsewhere, type Seen, seenBy, worseVersions } from '../guard/candidates.ts';
import { GUARD, isNewStable, takeBack } from '../guard/take-back.ts';
import { readHistory } from '../live.ts';
import { Refusal } from '../refusal.ts';
import { isAlive, readShells } from '../shells.ts';
import { liveNow, makeChange, refuseForged } from './change.ts';
import { CHANGE_HELP, CHANGE_OPTIONS, type Command, type Context, wholeNumber } from './command.ts';

const share = ({ pages, failed }: Saw['found']): string => `${((100 * failed) / Math.max(1, pages)).toFixed(2)} %`;

const NAMES: Readonly<Record<string, string>> = {
  ...{ lcp: 'LCP', inp: 'INP', cls: 'CLS' },
  ...{ load: 'load of code', render: 'render of parts', server: 'time on the server' },
};
const value = (measure: string, number: number): string =>
  measure === 'cls' ? (number / 1000).toFixed(2) : `${number} ms`;

/** 'LCP 3120 ms of 120 values, 1480 ms of 900 with 3.1.4, up to 2010 ms may', 75th percentiles */
const slowerText = ({ slower = [], against }: Saw): string[] =>
  slower.map(({ measure, values, reference, found, before, limit }) => {
    const text = (number: number) => value(measure, number);
    return `${NAMES[measure] ?? measure} ${text(found)} of ${values} values, ${text(before)} of ${reference} with ${against}, up to ${text(limit)} may`;
  });

/** '2.41 % of its 8790 pages failed, 0.06 % of those of 3.1.4; up to 0.65 % may', after what it was slower in */
export const sawText = (saw: Saw): string =>
  [
    ...slowerText(saw),
    `${share(saw.found)} of its ${saw.found.pages} pages failed, ${share(saw.reference)} of ${saw.reference.pages} with ${saw.against}; ${(100 * saw.limit).toFixed(2)} % may`,
  ].join('; ');

/** @returns what was done about it, or why nothing; nothing to say where it lies elsewhere */
async function act(context: Context, saw: Saw, seen: Seen): Promise<string | undefined> {
  const { remote: name, version } = saw;
  const base = await liveNow(context);
  const { store, environment } = context;
  const history = await readHistory(store, environment, base.revision);
  // both versions were measured side by side: what slows down the site slows down both
  if (!saw.slower && liesElsewhere(base, seen, name, (other) => isNewStable(history, other))) return undefined;
  const decision = takeBack(history, saw);
  if (decision.kind === 'stay') return `${name}@${version} is worse and stays: ${decision.reason}`;
  const { revision, remote } = decision.to;
  try {
    // its hashes are signed anew
    const then = history.find((live) => live.revision === revision);
    if (then) await refuseForged(context, then);
    const { text } = await makeChange(
      { ...context, by: GUARD },
      {
        name,
        note: `${name}@${version} taken back, as in revision ${revision}: ${sawText(saw)}`,
        base,
        edit: () => remote,
        backTo: revision,
        gated: remote.versions,
        saw,
      },
    );
    return text;
  } catch (error) {
    // somebody was faster, be it a person or another guard; or what others have released since does not go with the way back
    if (error instanceof Refusal) return `${name}@${version} is worse and stays: ${error.message}`;
    throw error;
  }
}

/** Looks once at what the shells saw. @returns what was done or left, a line each */
export async function guardOnce(context: Context): Promise<string[]> {
  const { store, environment } = context;
  const reports = await readShells(store, environment, await context.reportVerifier());
  const seen = seenBy(reports.filter((report) => isAlive(report)));
  const lines: string[] = [];
  for (const saw of worseVersions(await liveNow(context), seen)) {
    const line = await act(context, saw, seen);
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

export const guard: Command = {
  usage: 'guard [--every 5]',
  summary: 'stays, and takes a new version back that fails on more pages than the one before it, or is slower',
  help: `  --every <s>        how often it looks; 0 looks once (5)\n${CHANGE_HELP}`,
  options: { ...CHANGE_OPTIONS, every: { type: 'string' } },
  positionals: 0,
  async run(context) {
    const every = wholeNumber(context.options.every ?? '5', 0, 3600, '--every takes whole seconds from 0 to 3600');
    if (every === 0) {
      const lines = await guardOnce(context);
      return { text: lines.join('\n') || 'nothing is worse', json: { done: lines } };
    }
    const told = new Set<string>();
    for (;;) {
      // the store may be away for a while
      const lines = await guardOnce(context).catch((error: unknown) => [String(error)]);
      for (const line of lines) if (!told.has(line)) context.tell(line);
      told.clear();
      for (const line of lines) told.add(line);
      await pause(every * 1000);
    }
  },
};
