import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SHELL_DIST } from '@cairn/shell/dist';
import { step } from '../../local/progress.ts';
import { readStartSettings } from '../../local/start-settings.ts';
import { supervise } from '../../local/supervise.ts';
import { REMOTES } from '../../registry/build.ts';
import { isEnvironment } from '../../registry/names.ts';
import { storeOf } from '../../registry/store-of.ts';
import { refuseUnknown } from '../develop.ts';
import { layeredStore } from '../layered-store.ts';
import { startMixedSite } from '../mixed-site.ts';
import { buildStandIn } from '../stand-in/stand-in.ts';
import { differences, type RecordedMix, readMix, wantedAgain, writeMix } from './recorded-mix.ts';
import { fitBefore, misfitsOf, stitchMix, withStandIns } from './stitch-mix.ts';
import { readWanted } from './wanted.ts';

/** What a mix stands on: this repository, or the packages in a squad's. */
interface StitchHost {
  /** what `--help` says, before and after the options */
  about: string;
  /** whether an api can be started here: otherwise `--api` names one */
  hasApi: boolean;
  /** what has to be done before a mix is put together. @returns the folder of the site's own keys and caches */
  prepare(dataDir: string): Promise<string>;
  /** builds the remote of the working tree. @returns the folder of the build */
  build(name: string): Promise<string>;
  /** the shell with the means of development. @returns the folder of its build */
  developmentShell(): Promise<string>;
}

const OPTIONS = `  mf-tour=local             the working tree, as it is now
  mf-catalog=1.3.0          a version of the local store
  mf-booking=<address>      a release elsewhere: its folder, or a store of releases, whose live version is meant
  mf-content=stand-in       what stands for the live version: its addresses, fragments and events by its contract, without
                            what is behind them; a test reads what it is given, and lets it call and raise what it may
                            (@cairn/shared-contracts/testing/stand-in)
  what is not named         as it is live locally

  --others live|stand-in    what is not named (default: live)

  --shell live|local|DIR    the shell as released (the default), one with the means of development, or a build's folder
  --api URL                 an api that answers, in place of one that is started
  --base NAME               environment that stands for what is not named (default: local)
  --record FILE             writes the mix down, each release with its hash
  --replay FILE             the mix of such a file; what is named beside it takes the place of what was recorded
  --check                   holds the contracts of the mix against one another and against the api, and ends: that of API_URL, or
                            the one that \`npm start\` runs
  --force                   starts in spite of contracts that do not fit
  --run 'COMMAND'           runs a command against the site, with PLAYWRIGHT_BASE_URL and E2E_URL set, and ends as it does

  The ports and folders are those of the site: PORT, API_PORT, CDN_PORT, DATA_DIR.
`;

const ENVIRONMENT = 'stitch';

interface Arguments {
  parts: readonly string[];
  shell: string | undefined;
  api: string | undefined;
  base: string;
  others: string;
  record: string | undefined;
  replay: string | undefined;
  check: boolean;
  force: boolean;
  run: string | undefined;
}

/** @returns undefined where help is asked for */
function readArguments(args: readonly string[], { hasApi }: StitchHost): Arguments | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      shell: { type: 'string' },
      api: { type: 'string' },
      base: { type: 'string', default: 'local' },
      others: { type: 'string', default: 'live' },
      record: { type: 'string' },
      replay: { type: 'string' },
      check: { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
      run: { type: 'string' },
    },
  });
  if (values.help) return undefined;
  if (!isEnvironment(values.base)) throw new Error(`"${values.base}" is no name of an environment`);
  const { shell, api, base, others, record, replay, check, force, run } = values;
  if (others !== 'live' && others !== 'stand-in') throw new Error('--others is "live" or "stand-in"');
  if (!hasApi && (api === undefined || !URL.canParse(api))) throw new Error('--api takes the address of an api');
  return { parts: positionals, shell, api, base, others, record, replay, check, force, run };
}

const shellAt = async (shell: string, { developmentShell }: StitchHost): Promise<string> => {
  if (shell === 'live') return SHELL_DIST;
  return shell === 'local' ? developmentShell() : resolve(shell);
};

/** @throws with all of them, unless they are forced */
function refuseMisfits(misfits: readonly string[], isForced: boolean): void {
  if (misfits.length === 0) return;
  const text = ['the mix does not fit:', ...misfits.map((line) => `  ${line}`)].join('\n');
  if (!isForced) throw new Error(`${text}\n--force starts it in spite of that`);
  step(text);
}

function runCommand(command: string, env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((settle, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => settle(code ?? 1));
  });
}

async function start(asked: Arguments, host: StitchHost): Promise<void> {
  const { PORT, API_PORT, CDN_PORT, DATA_DIR, PUBLIC_URL } = readStartSettings(process.env);
  const named = readWanted(asked.parts);
  const recorded = asked.replay ? await readMix(asked.replay) : undefined;
  const again = recorded ? wantedAgain(recorded, named) : named;
  const local = [...again].flatMap(([name, { kind }]) => (kind === 'local' ? name : []));
  refuseUnknown(local, REMOTES);
  const shell = asked.shell ?? recorded?.shell ?? 'live';
  const dataDir = await host.prepare(DATA_DIR);
  const dist = await shellAt(shell, host);
  process.env.SHELL_DIST = dist;
  const store = layeredStore(await storeOf(DATA_DIR));
  const wanted = asked.others === 'live' ? again : await withStandIns(again, store, asked.base);
  const { live, mix } = await stitchMix(wanted, {
    ...{ store, dataDir, environment: ENVIRONMENT, base: asked.base },
    build: host.build,
    buildStandIn: (name, version) => buildStandIn(store, name, version),
  });
  const changed = recorded ? differences(recorded, mix, named) : [];
  if (changed.length > 0 && !asked.force) throw new Error(changed.join('\n'));
  for (const line of changed) step(line);
  if (asked.api) process.env.API_URL = asked.api;
  // what is named answers already; one that is started is asked once it is up
  const { misfits, missed } = await fitBefore(store, live, asked.check || asked.api !== undefined);
  refuseMisfits(misfits, asked.force);
  for (const [name, { version, from }] of Object.entries(mix))
    step(`${name} ${version}${from === version ? '' : `, ${from}`}`);
  const record: RecordedMix = { format: 1, shell, remotes: mix };
  if (asked.record) await writeMix(asked.record, record);
  if (asked.check) {
    for (const what of missed) step(what);
    return step(`the contracts of the mix fit${missed.length > 0 ? ', as far as they were compared' : ''}`);
  }

  const site = await startMixedSite({
    ...{ dataDir, port: PORT, cdnPort: CDN_PORT },
    api: asked.api ? { url: asked.api } : { port: API_PORT },
    ...{ store, environment: ENVIRONMENT, dist },
    env: PUBLIC_URL ? { PUBLIC_URL } : {},
  });
  const letGo = supervise(site.parts, { say: step });
  const stop = async (code: number) => {
    letGo();
    await site.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));
  process.env.API_URL = asked.api ?? `http://127.0.0.1:${API_PORT}`;
  try {
    // now that it is up, the calls as well
    refuseMisfits(await misfitsOf(store, live, step), asked.force);
    process.stdout.write(`\nPLAYWRIGHT_BASE_URL=${site.url}\n\n`);
    if (asked.run !== undefined) {
      const places = { E2E_URL: site.url, E2E_API_URL: process.env.API_URL, E2E_STACK_DATA: resolve(DATA_DIR) };
      await stop(await runCommand(asked.run, { PLAYWRIGHT_BASE_URL: site.url, ...places }));
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await stop(1);
  }
}

/**
 * Starts a site with the mix that the arguments of a command name, or says how they are written.
 * @param args of the command, without its own name
 */
export async function stitch(args: readonly string[], host: StitchHost): Promise<void> {
  try {
    const asked = readArguments(args, host);
    if (asked) await start(asked, host);
    else process.stdout.write(`${host.about}\n${OPTIONS}`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
