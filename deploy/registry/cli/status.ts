import { isDeepStrictEqual } from 'node:util';
import { signDocument } from '@cairn/shared-contracts/build/signed-document';
import { withdrawnOf } from '@cairn/shared-contracts/remote/past-versions';
import { type Live, type LiveRemote, sharesOf, versionsOf } from '@cairn/shared-contracts/remote/release';
import type { ShellReport } from '@cairn/shared-contracts/remote/shell-report';
import { rateOf, type Seen, seenBy } from '../guard/candidates.ts';
import { readHistory, readLive } from '../live.ts';
import { Refusal } from '../refusal.ts';
import { isAlive, readShells } from '../shells.ts';
import { type Answer, type Command, type Context, remoteArgument, UNHEARD, UsageError } from './command.ts';
import { notAsAsked, unsignedIn } from './not-as-asked.ts';

/** version → percent of the visitors, as it was asked for; '' are those who are to get nothing */
function askedShares(remote: LiveRemote): Record<string, number> {
  const { shares, rest } = sharesOf(remote);
  const asked = Object.fromEntries(shares.map(({ version, share }) => [version, share]));
  return remote.stable === null && rest > 0 ? { ...asked, '': rest } : asked;
}

const percent = (share: number): string => `${Math.round(share * 10) / 10} %`;

function askedText(remote: LiveRemote): string {
  const shares = Object.entries(askedShares(remote)).map(([version, share]) =>
    version
      ? `${version} ${percent(share)}${version === remote.stable ? ' (stable)' : ''}`
      : `absent ${percent(share)}`,
  );
  const { experiment, fallback } = remote;
  const compared = experiment?.variants.map(({ name, version }) => `${name} ${version}`).join(', ');
  return [
    ...shares,
    ...(fallback ? [`fallback ${fallback.version}`] : []),
    ...(experiment ? [`experiment ${experiment.name} (${compared})`] : []),
  ].join(', ');
}

const servedText = (served: Record<string, number>): string =>
  Object.entries(served)
    .map(([version, share]) => `${version || 'nothing'} ${percent(share)}`)
    .join(', ') || 'nothing';

/** what visitors had of each version in the last hour, where there was anything */
function figuresText(name: string, remote: LiveRemote, seen: Seen): string {
  const told = versionsOf(remote).flatMap(({ version }) => {
    const { pages, failed } = rateOf(seen, name, version);
    return pages > 0 ? [`${version} ${failed} of ${pages} pages failed`] : [];
  });
  return told.length > 0 ? `; last hour: ${told.join(', ')}` : '';
}

function linesOfShell({ shell, revision, remotes, state, stale }: ShellReport, live: Live, alive: boolean): string[] {
  if (!alive) return [`  shell ${shell}  ${state === 'stopped' ? 'stopped' : 'does not answer'}`];
  const isAhead = revision !== null && revision > live.revision;
  const behind =
    revision === live.revision
      ? ''
      : isAhead
        ? `, which the store has lost: ${live.revision} is its newest`
        : `, not yet ${live.revision}`;
  const told = Object.entries(remotes).flatMap(([name, { served, refused, failing = {} }]) => {
    const reasons = [
      ...Object.entries(refused).map(([version, reason]) => `refuses ${version}: ${reason}`),
      ...Object.entries(failing).map(([version, reason]) => `${version} fails: ${reason}`),
    ];
    return reasons.length ? [`    ${name}  serves ${servedText(served)}; ${reasons.join('; ')}`] : [];
  });
  const head = `  shell ${shell}  revision ${revision ?? 'none'}${behind}`;
  if (stale) told.unshift(`    does not take what it is shown: ${stale}`);
  return told.length || isAhead ? [head, ...told] : [`${head}, serves what was asked`];
}

async function remotesAndShells(context: Context) {
  const key = await context.reportVerifier();
  const isHeard = key !== undefined || !context.isSquad;
  if (!isHeard) context.unchecked(UNHEARD);
  const [live, reports] = await Promise.all([
    readLive(context.store, context.environment),
    readShells(context.store, context.environment, key),
  ]);
  const now = Date.now();
  return { live, isHeard, shells: reports.map((report) => ({ report, alive: isAlive(report, now) })) };
}

/** as long as a turn of being on call */
const LINK_MS = 8 * 3_600_000;

async function liveLink({ prover, environment }: Context, site: string): Promise<Answer> {
  if (!URL.canParse(site)) throw new UsageError('--link takes the address of the site, https://…');
  const until = new Date(Date.now() + LINK_MS).toISOString();
  const { key, id } = await prover();
  const proof = signDocument({ may: 'read live', environment, until }, key, id);
  const link = new URL('/dev/live', site);
  link.searchParams.set('proof', Buffer.from(proof).toString('base64url'));
  return { text: link.href, json: { link: link.href, until } };
}

export const status: Command = {
  usage: 'status [--link <site>]',
  summary: 'what is live, and what every shell really serves',
  help: '  --link <site>      only the address of /dev/live on that site, signed and good for 8 hours',
  options: { link: { type: 'string' } },
  positionals: 0,
  async run(context) {
    if (context.options.link !== undefined) return liveLink(context, context.options.link);
    const { live, isHeard, shells } = await remotesAndShells(context);
    const { revision, environment, note } = live;
    const wrong = await notAsAsked(context, live);
    const remotes = Object.entries(live.remotes).sort(([a], [b]) => a.localeCompare(b));
    const seen = seenBy(shells.filter(({ alive }) => alive).map(({ report }) => report));
    const lines = [
      `revision ${revision} of ${environment}: ${note}`,
      ...wrong.map((what) => `  ! ${what}`),
      ...remotes.map(([name, remote]) => `  ${name}  ${askedText(remote)}${figuresText(name, remote, seen)}`),
      ...(shells.length
        ? shells.flatMap(({ report, alive }) => linesOfShell(report, live, alive))
        : [isHeard ? '  no shell is up' : '  shells are not heard']),
    ];
    return {
      text: lines.join('\n'),
      json: {
        environment,
        revision,
        changed_at: live.changed_at,
        changed_by: live.changed_by,
        note,
        ...(wrong.length > 0 ? { wrong } : {}),
        remotes: Object.fromEntries(remotes.map(([name, remote]) => [name, { ...remote, asked: askedShares(remote) }])),
        shells: shells.map(({ report, alive }) => ({
          shell: report.shell,
          alive,
          state: report.state,
          at: report.at,
          revision: report.revision,
          ...(report.stale === undefined ? {} : { stale: report.stale }),
          remotes: report.remotes,
        })),
      },
    };
  },
};

/** what a revision says of a remote: also that a version is withdrawn that nobody got any more */
const saidOf = (live: Live | undefined, name: string) => [live?.remotes[name], withdrawnOf(live, name)];

const linesOfChange = ({
  revision,
  changed_at,
  changed_by,
  squad,
  note,
  forced = [],
  unchecked,
  saw,
}: Live): string[] => [
  `${revision}  ${changed_at}  ${changed_by}${squad ? ` (${squad})` : ''}  ${note}`,
  ...forced.map((problem) => `    in spite of ${problem}`),
  ...(unchecked === undefined ? [] : [`    unchecked: ${unchecked}`]),
  ...(saw?.reasons ?? []).map(
    ({ part, reason, where, times }) => `    ${times} × ${part}: ${reason}${where ? ` (${where})` : ''}`,
  ),
];

export const history: Command = {
  usage: 'history [<remote>]',
  summary: 'who changed what; of one remote, only what changed it',
  options: {},
  positionals: 1,
  async run(context) {
    const live = await readLive(context.store, context.environment);
    for (const what of await notAsAsked(context, live)) context.tell(what);
    const all = await readHistory(context.store, context.environment, live.revision);
    const name = context.positionals.length ? remoteArgument(context) : undefined;
    const shown = name
      ? all.filter((live, index) => !isDeepStrictEqual(saidOf(live, name), saidOf(all[index - 1], name)))
      : all;
    const forged = await unsignedIn(context, shown);
    if (name && shown.length === 0) throw new Refusal('not_live', `${name} was never live here`);
    return {
      text: (shown.length === 0 ? [`no revision of ${context.environment} yet`] : [])
        .concat(
          shown.flatMap((one) => {
            const reason = forged.get(one.revision);
            return [...linesOfChange(one), ...(reason ? [`    ! does not hold: ${reason}`] : [])];
          }),
        )
        .join('\n'),
      json: shown.map(({ revision: number, changed_at, changed_by, squad, note, forced, unchecked, saw }) => ({
        revision: number,
        ...(forged.has(number) ? { wrong: forged.get(number) } : {}),
        changed_at,
        changed_by,
        note,
        ...(forced ? { forced } : {}),
        ...(saw ? { saw } : {}),
        ...(unchecked === undefined ? {} : { unchecked }),
        ...(squad === undefined ? {} : { squad }),
      })),
    };
  },
};
