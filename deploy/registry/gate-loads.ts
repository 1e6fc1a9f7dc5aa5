import { fork } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { RemoteDescription } from '@cairn/shared-contracts/remote/define-remote';
import { SHELL_DIST } from '@cairn/shell/dist';
import type { ProbeAnswer } from '@cairn/shell/probe';
import { ROOT } from './build.ts';
import type { Gate, GateContext, GateProblem } from './gates.ts';

/** the shell's code, cold, on a busy machine; then the version's own */
const LIMIT_MS = 30_000;
const PROBE = join(SHELL_DIST, 'server/probe.mjs');

/** a misfit is not the version's own fault */
const OTHER_KIT = 'build it for the kit that the shell has, or wait for the shell that gives more: shells go first';

type Ending = { kind: 'answer'; answer: ProbeAnswer } | { kind: 'ended'; reason: string };

function ask(program: string, limitMs: number, question: object): Promise<Ending> {
  return new Promise((resolve) => {
    const child = fork(program, [], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [] });
    let complaint = '';
    let reason: string | undefined;
    child.stderr?.on('data', (text: Buffer) => {
      complaint = (complaint + text.toString()).slice(-4000);
    });
    const timer = setTimeout(() => {
      reason = `did not load within ${limitMs / 1000} s`;
      child.kill('SIGKILL');
    }, limitMs);
    // the probe of the same commit says it
    child.once('message', (answer: ProbeAnswer) => {
      clearTimeout(timer);
      resolve({ kind: 'answer', answer });
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      const said = complaint.split('\n').find((line) => /^\S*(Error|error)\b/.test(line.trim()));
      resolve({ kind: 'ended', reason: reason ?? `ended the process that loaded it (${code}): ${said ?? complaint}` });
    });
    // a program that ended before it was asked: 'close' tells more than the broken pipe does
    child.send(question, () => undefined);
  });
}

async function described(sources: string): Promise<RemoteDescription | undefined> {
  const { readDescription } = await import('@cairn/shared-contracts/build/remote-preset');
  return readDescription(sources).catch(() => undefined);
}

/** the source of an exposed module, where the sources are here */
async function sourceOf({ sources, release }: GateContext, expose: string): Promise<string> {
  const inRelease = `${release.server.file}, ${expose}`;
  const description = sources === undefined ? undefined : await described(sources);
  if (!description || sources === undefined) return inRelease;
  const named = [
    ...Object.entries(release.routes).map(([name, route]) => [route.expose, description.routes[name]?.module] as const),
    ...Object.entries(release.fragments).map(
      ([name, fragment]) => [fragment.expose, description.fragments?.[name]?.module] as const,
    ),
  ];
  const module = named.find(([candidate]) => candidate === expose)?.[1];
  return module ? relative(ROOT, join(sources, module)) : inRelease;
}

interface Loader {
  /** what loads the version and answers: a shell's probe */
  program: string;
  limitMs: number;
  /** makes the program, where it is not there */
  prepare(): Promise<void>;
}

/** Loads a version's server bundle in a process of its own: what throws, hangs or ends the process there would do so in a shell. */
export function loadGate({ program, limitMs, prepare }: Loader): Gate {
  const look = async (context: GateContext): Promise<GateProblem[]> => {
    const { release, read } = context;
    if (Object.keys(release.exposes).length === 0) return [];
    await prepare();
    const ending = await ask(program, limitMs, { release, code: (await read(release.server.file)).toString() });
    if (ending.kind === 'ended') return [{ file: release.server.file, reason: ending.reason }];
    const { misfit, unmet = [], isUnchecked, failures } = ending.answer;
    if (isUnchecked && Object.keys(release.needs ?? {}).length > 0)
      context.unchecked?.(
        `${release.name}@${release.version}: the names that it needs of shared modules, the shell does not say what it gives`,
      );
    if (unmet.length > 0) return unmet.map((need) => ({ ...need, mend: OTHER_KIT }));
    if (misfit) return [{ file: 'release.json', reason: misfit, mend: OTHER_KIT }];
    return Promise.all(
      Object.entries(failures).map(async ([expose, reason]) => ({ file: await sourceOf(context, expose), reason })),
    );
  };
  return {
    name: 'load',
    guards: 'what throws, hangs or ends the process at load, and what needs more than the shell gives',
    example: 'mf-tour/routes/tour.route.tsx: window is not defined',
    mend: 'what needs a browser belongs into an effect; `npm run dev` shows it with its source',
    look,
  };
}

export const loadsInChild: Gate = loadGate({
  program: PROBE,
  limitMs: LIMIT_MS,
  async prepare() {
    const isBuilt = await access(PROBE).then(
      () => true,
      () => false,
    );
    if (!isBuilt) await import('@cairn/shell/build').then(({ buildShell }) => buildShell());
  },
});
