import { type Live, type LiveRemote, sharesOf } from '@cairn/shared-contracts/remote/release';
import type { ShellReport } from '@cairn/shared-contracts/remote/shell-report';
import { readHistory, readLive } from '../live.ts';
import { isAlive, readShells } from '../shells.ts';
import { type Command, type Context, remoteArgument } from './command.ts';

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

function linesOfShell({ shell, revision, remotes, state }: ShellReport, live: Live, alive: boolean): string[] {
  if (!alive) return [`  shell ${shell}  ${state === 'stopped' ? 'stopped' : 'does not answer'}`];
  const behind = revision === live.revision ? '' : `, not yet ${live.revision}`;
  const told = Object.entries(remotes).flatMap(([name, { served, refused, failing = {} }]) => {
    const reasons = [
      ...Object.entries(refused).map(([version, reason]) => `refuses ${version}: ${reason}`),
      ...Object.entries(failing).map(([version, reason]) => `${version} fails: ${reason}`),
    ];
    return reasons.length ? [`    ${name}  serves ${servedText(served)}; ${reasons.join('; ')}`] : [];
  });
  const head = `  shell ${shell}  revision ${revision ?? 'none'}${behind}`;
  return told.length ? [head, ...told] : [`${head}, serves what was asked`];
}

async function remotesAndShells(context: Context) {
  const [live, reports] = await Promise.all([
    readLive(context.store, context.environment),
    readShells(context.store, context.environment, await context.reportVerifier()),
  ]);
  const now = Date.now();
  return { live, shells: reports.map((report) => ({ report, alive: isAlive(report, now) })) };
}

export const status: Command = {
  usage: 'status',
  summary: 'what is live, and what every shell really serves',
  options: {},
  positionals: 0,
  async run(context) {
    const { live, shells } = await remotesAndShells(context);
    const { revision, environment, note } = live;
    const remotes = Object.entries(live.remotes).sort(([a], [b]) => a.localeCompare(b));
    const lines = [
      `revision ${revision} of ${environment}: ${note}`,
      ...remotes.map(([name, remote]) => `  ${name}  ${askedText(remote)}`),
      ...(shells.length
        ? shells.flatMap(({ report, alive }) => linesOfShell(report, live, alive))
        : ['  no shell is up']),
    ];
    return {
      text: lines.join('\n'),
      json: {
        environment,
        revision,
        changed_at: live.changed_at,
        changed_by: live.changed_by,
        note,
        remotes: Object.fromEntries(remotes.map(([name, remote]) => [name, { ...remote, asked: askedShares(remote) }])),
        shells: shells.map(({ report, alive }) => ({
          shell: report.shell,
          alive,
          state: report.state,
          at: report.at,
          revision: report.revision,
          remotes: report.remotes,
        })),
      },
    };
  },
};

const linesOfChange = ({ revision, changed_at, changed_by, note, forced = [] }: Live): string[] => [
  `${revision}  ${changed_at}  ${changed_by}  ${note}`,
  ...forced.map((problem) => `    in spite of ${problem}`),
];

export const history: Command = {
  usage: 'history [<remote>]',
  summary: 'who changed what; of one remote, only what changed it',
  options: {},
  positionals: 1,
  async run(context) {
    const { revision } = await readLive(context.store, context.environment);
    const all = await readHistory(context.store, context.environment, revision);
    const name = context.positionals.length ? remoteArgument(context) : undefined;
    const shown = name
      ? all.filter(
          ({ remotes }, index) => JSON.stringify(remotes[name]) !== JSON.stringify(all[index - 1]?.remotes[name]),
        )
      : all;
    return {
      text: shown.flatMap(linesOfChange).join('\n'),
      json: shown.map(({ revision: number, changed_at, changed_by, note, forced }) => ({
        revision: number,
        changed_at,
        changed_by,
        note,
        ...(forced ? { forced } : {}),
      })),
    };
  },
};
