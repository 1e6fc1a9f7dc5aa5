import { fork } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readDescription } from '@cairn/shared-contracts/build/remote-preset';
import type { RemoteDescription } from '@cairn/shared-contracts/remote/define-remote';
import { buildShell, SHELL_DIST } from '@cairn/shell/build';
import type { ProbeAnswer } from '@cairn/shell/probe';
import { ROOT } from './build.ts';
import type { Gate, GateContext, GateProblem } from './gates.ts';

/** the shell's code, cold, on a busy machine; then the version's own */
const LIMIT_MS = 30_000;
const PROBE = join(SHELL_DIST, 'server/probe.mjs');

type Ending = { kind: 'answer'; answer: ProbeAnswer } | { kind: 'ended'; reason: string };

/** @param program what loads the version: a shell's probe */
function ask(program: string, question: object): Promise<Ending> {
  return new Promise((resolve) => {
    const child = fork(program, [], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [] });
    let complaint = '';
    let reason: string | undefined;
    child.stderr?.on('data', (text: Buffer) => {
      complaint = (complaint + text.toString()).slice(-4000);
    });
    const timer = setTimeout(() => {
      reason = `did not load within ${LIMIT_MS / 1000} s`;
      child.kill('SIGKILL');
    }, LIMIT_MS);
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
    child.send(question);
  });
}

/** the source of an exposed module, where the sources are here */
async function sourceOf({ sources, release }: GateContext, expose: string): Promise<string> {
  const inRelease = `${release.server.file}, ${expose}`;
  const description: RemoteDescription | undefined =
    sources === undefined ? undefined : await readDescription(sources).catch(() => undefined);
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

/** Loads a version's server bundle in a process of its own: what throws, hangs or ends the process there would do so in a shell. */
export const loadsInChild: Gate = async (context): Promise<GateProblem[]> => {
  const { release, read } = context;
  if (Object.keys(release.exposes).length === 0) return [];
  const isBuilt = await access(PROBE).then(
    () => true,
    () => false,
  );
  if (!isBuilt) await buildShell();
  const ending = await ask(PROBE, { release, code: (await read(release.server.file)).toString() });
  if (ending.kind === 'ended') return [{ file: release.server.file, reason: ending.reason }];
  const { misfit, failures } = ending.answer;
  if (misfit) return [{ file: 'release.json', reason: misfit }];
  return Promise.all(
    Object.entries(failures).map(async ([expose, reason]) => ({ file: await sourceOf(context, expose), reason })),
  );
};
