import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { jestCommand } from './jest-command.ts';
import { beforeNewestMigration, previousTree } from './previous-tree.ts';

const ROOT = join(import.meta.dirname, '../..');
const HELP = `npm run previous-api [-- [--commit <commit>] [<path>…]]

  Runs the API tests of an older release on the schema of this working tree: two releases must do on one schema while one replaces the
  other (decision 84). By default of the commit before the one that added the newest migration, and all tests of api/modules, api/channels
  and api/platform.

  --commit <commit>   another release: its commit, tag or branch
  <path>              instead of all tests: folders of them or single files, as they are called in that release
`;

/** they are about the schema of that release itself */
const OF_ITS_SCHEMA = ['api/platform/migrator.test.ts'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { commit: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
});
if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const commit = values.commit ?? beforeNewestMigration(ROOT);
if (!commit) {
  process.stdout.write('skipped: the history at hand ends before the newest migration (git fetch --unshallow)\n');
  process.exit(0);
}

const tree = join(mkdtempSync(join(tmpdir(), 'cairn-previous-')), 'tree');
const remove = previousTree(ROOT, commit, tree);
try {
  const paths = positionals.length > 0 ? positionals : ['api/modules', 'api/channels', 'api/platform'];
  const tests = paths
    .flatMap((path) => (path.endsWith('.ts') ? [path] : globSync(`${path}/**/*.test.ts`, { cwd: tree })))
    .filter((path) => !OF_ITS_SCHEMA.includes(path));
  process.stdout.write(`${tests.length} test files of ${commit.slice(0, 12)} on the schema of this tree\n`);
  const [program, ...args] = jestCommand(tree, 'api');
  const { status } = spawnSync(program, [...args, '--runTestsByPath', ...tests], {
    cwd: tree,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  remove();
}
