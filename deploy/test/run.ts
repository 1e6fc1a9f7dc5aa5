import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { clusterHere } from './cluster-here.ts';
import { listTests } from './e2e-tags.ts';
import { recordSeconds } from './parts.ts';
import { namesOf } from './scope.ts';
import { scratchFolder } from './scratch.ts';
import { runSideBySide } from './side-by-side.ts';
import { allSuites, type Place, suitesOf } from './suites.ts';

const ROOT = resolve(import.meta.dirname, '../..');

const HELP = `npm test                          everything: types, lint, boundaries, rules, components, api, the composed site
npm test -- mf-tour               what a change in mf-tour can break: types, its lint, boundaries and unit tests,
                                  the tests of changed contracts, the end-to-end tests tagged @mf-tour
npm test -- mf-tour mf-booking    of several
npm test -- --record              everything, and writes down how long each file of the end-to-end tests took:
                                  its two parts are divided by that

Names: ${namesOf(ROOT).join(', ')}.
The last line is "N passed, M failed"; reports and traces are in test-results.
`;

interface Arguments {
  names: string[];
  help: boolean;
  record: boolean;
}

function readArguments(): Arguments {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      record: { type: 'boolean', default: false },
    },
  });
  const known = namesOf(ROOT);
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`there is no ${unknown.join(', ')}; there are ${known.join(', ')}`);
  return { names: [...new Set(positionals)], help: values.help, record: values.record };
}

async function run(names: readonly string[], record: boolean): Promise<number> {
  const cores = availableParallelism();
  const place: Place = {
    root: ROOT,
    reports: join(ROOT, 'test-results'),
    workers: Math.max(1, Math.floor((cores - 1) / 2)),
  };
  await rm(place.reports, { recursive: true, force: true });
  await mkdir(place.reports, { recursive: true });
  // a run starts many processes that load the same: the api, the shell, commands of cairn, the runners themselves
  const caches = join(ROOT, 'node_modules', '.cache', 'cairn');
  process.env.NODE_COMPILE_CACHE ??= join(caches, 'compiled');
  process.env.PWTEST_CACHE_DIR ??= join(caches, 'playwright');
  // what tests leave behind, a killed one or its database too, goes with the run
  const scratch = await scratchFolder();
  process.env.TMPDIR = scratch;
  const cluster = names.length > 0 ? undefined : clusterHere();
  const suites = cluster ? allSuites(place, cluster.has) : suitesOf(place, names, await listTests(ROOT));
  if (cluster) process.stdout.write(`${cluster.says}\n`);
  const { passed, failed, named } = await runSideBySide(suites, {
    cwd: ROOT,
    // with more of them than cores a run ends a quarter earlier, and tests time out on the days when the machine is slow
    lanes: Math.min(cores, 6),
    say: (text) => void process.stdout.write(text),
  });
  await rm(scratch, { recursive: true, force: true, maxRetries: 3 });
  if (record && names.length === 0) recordSeconds(place.reports);
  // who reads only the end of a long log finds them here
  for (const line of [...named, ...(cluster ? [cluster.says] : [])]) process.stdout.write(`${line}\n`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  return failed === 0 ? 0 : 1;
}

try {
  const { names, help, record } = readArguments();
  if (help) process.stdout.write(HELP);
  else process.exitCode = await run(names, record);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
