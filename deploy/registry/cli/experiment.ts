import { randomBytes } from 'node:crypto';
import { EXPERIMENT_NAME, type Experiment, GOALS } from '@cairn/shared-contracts/remote/release';
import { runningIn, started, stopped, type WantedExperiment, wonBy } from '../experiment.ts';
import { readHistory } from '../live.ts';
import { isRemoteName } from '../names.ts';
import { Refusal } from '../refusal.ts';
import { releaseIntegrity } from '../releases.ts';
import { liveNow, makeChange, servingIn } from './change.ts';
import {
  type Answer,
  CHANGE_HELP,
  CHANGE_OPTIONS,
  type Command,
  type Context,
  UsageError,
  versionOf,
  wholeNumber,
} from './command.ts';
import { report } from './experiment-report.ts';
import { type Looked, lookedAt, looksNote, UNCHECKED_HELP, UNCHECKED_OPTION } from './looked-at.ts';

const named = (what: string, text: string | undefined): string => {
  if (text && EXPERIMENT_NAME.test(text)) return text;
  throw new UsageError(
    text
      ? `"${text}" is no name of ${what}: lower-case letters, digits and hyphens, 40 at most`
      : `the name of ${what} is missing`,
  );
};

const experimentArgument = ({ positionals: [, name] }: Context): string => named('an experiment', name);

const VARIANT = /^([^=]+)=([^:]+):(\d+)$/;

/** 'b=1.5.0:50' */
function variantOf(text: string): Experiment['variants'][number] {
  const [, name, version, weight] = VARIANT.exec(text) ?? [];
  if (!name || !version) throw new UsageError(`"${text}" is no variant: --variant b=1.5.0:50`);
  return {
    name: named('a variant', name),
    version: versionOf(version),
    weight: wholeNumber(weight, 1, 1000, 'the weight of a variant is a whole number from 1 to 1000'),
  };
}

function goalOf(text: string | undefined): Experiment['goal'] {
  const goal = GOALS.find((known) => known === text);
  if (!goal) throw new UsageError(`--goal takes one of ${GOALS.join(', ')}`);
  return goal;
}

/** 'cards' or 'cards:50' */
function groupOf(text: string | undefined): WantedExperiment['group'] | undefined {
  if (text === undefined) return undefined;
  const [name, percent = '100'] = text.split(':');
  return {
    name: named('a group', name),
    percent: wholeNumber(percent, 1, 100, '--group takes a name and a percent from 1 to 100: cards:50'),
  };
}

const DEFAULT_LIFT = '10';
const SALT_BYTES = 12;

async function start(context: Context): Promise<Answer> {
  const { options, lists, store, environment, by } = context;
  const name = experimentArgument(context);
  const { remote, goal, lift = DEFAULT_LIFT } = options;
  if (!remote || !isRemoteName(remote)) throw new UsageError('--remote takes the remote that is compared: mf-tour');
  const variants = (lists?.variant ?? []).map(variantOf);
  if (variants.length < 2) throw new UsageError('an experiment compares two variants at least: --variant a=1.4.0:50');
  const twice = variants.find((one, index) => variants.findIndex((other) => other.name === one.name) !== index);
  if (twice) throw new UsageError(`there are two variants ${twice.name}`);
  const group = groupOf(options.group);
  const wanted: WantedExperiment = {
    ...{ name, goal: goalOf(goal), salt: randomBytes(SALT_BYTES).toString('base64url') },
    lift: wholeNumber(lift, 1, 100, '--lift takes a whole number from 1 to 100'),
    ...{ started_at: new Date().toISOString(), started_by: by },
    variants: await Promise.all(
      variants.map(async (variant) => ({
        ...variant,
        integrity: await releaseIntegrity(store, remote, variant.version),
      })),
    ),
    ...(group ? { group } : {}),
  };
  const base = await liveNow(context);
  const history = await readHistory(store, environment, base.revision);
  const before = history.find(({ remotes }) =>
    Object.values(remotes).some(({ experiment }) => experiment?.name === name),
  );
  if (before) throw new Refusal('name_taken', `there was an experiment ${name} in revision ${before.revision}`);
  return makeChange(context, {
    name: remote,
    note: `experiment ${name}: ${variants.map((variant) => `${variant.name} ${remote}@${variant.version}`).join(', ')}`,
    base,
    edit: (current, live) => started(remote, current, wanted, live),
    gated: [...new Set(variants.map(({ version }) => version))].map((version) => ({ version })),
  });
}

async function stop(context: Context): Promise<Answer> {
  const name = experimentArgument(context);
  const base = await liveNow(context);
  const { remote } = runningIn(base, name);
  return makeChange(context, {
    name: remote,
    note: `experiment ${name} stopped`,
    base,
    edit: (current) => stopped(current, name),
  });
}

async function promote(context: Context): Promise<Answer> {
  const name = experimentArgument(context);
  const variant = named('a variant', context.positionals[2]);
  const base = await liveNow(context);
  const { remote, experiment } = runningIn(base, name);
  const version = experiment.variants.find((candidate) => candidate.name === variant)?.version;
  if (!version) {
    const known = experiment.variants.map((candidate) => candidate.name).join(', ');
    throw new Refusal('no_variant', `${name} has no variant ${variant}: ${known}`);
  }
  // the baseline is everybody's already
  const looked: Looked = version === base.remotes[remote]?.stable ? {} : await lookedAt(context, remote, version);
  const isServing = await servingIn(context, remote);
  return makeChange(context, {
    name: remote,
    note: `experiment ${name} decided: ${variant}, ${remote}@${version}${looksNote(looked)}`,
    base,
    edit: (current) => wonBy(current, name, variant, isServing),
    gated: [{ version }],
    ...(looked.unchecked === undefined ? {} : { unchecked: looked.unchecked }),
  });
}

const VERBS: Readonly<Record<string, (context: Context) => Promise<Answer>>> = { start, stop, promote, report };

export const experiment: Command = {
  usage: 'experiment start|report|stop|promote <name>',
  summary: 'compare versions of a remote on visitors, read the verdict, make the winner stable',
  help: `  cairn experiment start <name> --remote mf-tour --variant a=1.4.0:50 --variant b=1.5.0:50 --goal booking_requested
  cairn experiment report <name>
  cairn experiment stop <name>               everybody gets the stable version
  cairn experiment promote <name> <variant>  its version becomes the stable one, for everybody

  --remote <remote>  start: what is compared
  --variant <v>      start: <name>=<version>:<weight>, two at least; the first is the stable version, the baseline
  --goal <goal>      start: ${GOALS.join(', ')}
  --lift <n>         start: the smallest lift worth knowing, percent of the baseline's rate (10)
  --group <g>        start: <name> or <name>:<percent>; no visitor is in two experiments of a group
  --site <address>   report: whose visitors (PUBLIC_URL, or this machine at PORT or 3000)
${UNCHECKED_HELP}
                     promote: asks for a passed \`cairn check\` of the variant's version
${CHANGE_HELP}`,
  options: {
    ...CHANGE_OPTIONS,
    ...UNCHECKED_OPTION,
    remote: { type: 'string' },
    variant: { type: 'string', multiple: true },
    goal: { type: 'string' },
    lift: { type: 'string' },
    group: { type: 'string' },
    site: { type: 'string' },
  },
  positionals: 3,
  async run(context) {
    const [verb = ''] = context.positionals;
    const run = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    if (!run) throw new UsageError(`experiment takes ${Object.keys(VERBS).join(', ')}`);
    return run(context);
  },
};
