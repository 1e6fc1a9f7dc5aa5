import { SERVED_AFTER_DAYS } from '@cairn/shared-contracts/remote/past-versions';
import { releaseKey } from '@cairn/shared-contracts/remote/release';
import { clear, findStale, type Stale } from '../clean.ts';
import { type Command, type Context, remoteArgument, wholeNumber } from './command.ts';

const DAYS_MOST = 3650;

/** whoever may sign a remote may clear it away; without a name it is all of them */
async function mayClear({ signer, releaseKey: platformKey }: Context, name: string | undefined): Promise<void> {
  await (name === undefined ? platformKey() : signer(name));
}

const lineOf = ({ name, version, at }: Stale): string =>
  `  ${releaseKey(name, version)}${at ? `  released ${at.slice(0, 10)}` : ''}`;

const counted = (count: number): string => `${count} ${count === 1 ? 'release' : 'releases'}`;

function textOf(shown: readonly Stale[], kept: number, isDeleted: boolean): string {
  const rest = `${counted(kept)} ${kept === 1 ? 'stays' : 'stay'}`;
  if (shown.length === 0) return `nothing to clear away: ${rest}`;
  const what = isDeleted
    ? `${counted(shown.length)} cleared away, ${rest}`
    : `${counted(shown.length)} would go, ${rest}. Nothing was deleted: --delete does it`;
  return [...shown.map(lineOf), what].join('\n');
}

export const clean: Command = {
  usage: 'clean [<remote>] [--delete]',
  summary: 'releases that nothing leads to any more; shows them, and takes them out of the store with --delete',
  help: `  --delete           takes them out; without it nothing is changed
  --days <n>         those that were released so long ago (${SERVED_AFTER_DAYS}, and no fewer)

  In every environment stays what is live, on trial, compared or a fallback, where a rollback leads, what open pages may
  ask for, what a link shows or offers, and what is about to be live. The history is not touched; whoever goes back to a
  version that is gone is told so, and may release it again from the same sources.`,
  options: { delete: { type: 'boolean' }, days: { type: 'string' } },
  positionals: 1,
  async run(context) {
    const { store, by, options, positionals } = context;
    const name = positionals.length > 0 ? remoteArgument(context) : undefined;
    const { days: asked = String(SERVED_AFTER_DAYS) } = options;
    const days = wholeNumber(
      asked,
      SERVED_AFTER_DAYS,
      DAYS_MOST,
      `--days takes a whole number from ${SERVED_AFTER_DAYS} to ${DAYS_MOST}: open pages ask for files that long`,
    );
    const isDeleted = options.delete !== undefined;
    if (isDeleted) await mayClear(context, name);
    const found = await findStale(store, { days, ...(name === undefined ? {} : { names: [name] }) });
    const shown = isDeleted ? await clear(store, found, { by }) : found.stale;
    return {
      text: textOf(shown, found.kept.size + found.stale.length - shown.length, isDeleted),
      json: {
        deleted: isDeleted,
        releases: shown.map(({ name: remote, version, at }) => ({ remote, version, released_at: at })),
        kept: Object.fromEntries(found.kept),
        links: found.endedLinks.length,
      },
    };
  },
};
