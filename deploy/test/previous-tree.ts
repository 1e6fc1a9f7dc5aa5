import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** but not their tests, which may come later */
const MIGRATIONS = ['api/migrations/0*.ts', ':(exclude)api/migrations/*.test.ts'];

/** The commit before the newest migration: the last release that knows nothing of it. undefined without a history that reaches so far. */
export function beforeNewestMigration(root: string): string | undefined {
  try {
    const newest = git(root, 'log', '-1', '--diff-filter=A', '--format=%H', '--', ...MIGRATIONS);
    return newest ? git(root, 'rev-parse', '--verify', `${newest}^`) : undefined;
  } catch {
    return undefined;
  }
}

const hasSamePackages = (root: string, tree: string): boolean => {
  const [own, other] = [root, tree].map((folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return own === other;
};

/** Packages of `root`, but workspaces of the tree itself. */
function linkPackages(root: string, tree: string): void {
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')];
  mkdirSync(join(to, '@cairn'), { recursive: true });
  for (const name of readdirSync(from)) if (name !== '@cairn') symlinkSync(join(from, name), join(to, name));
  for (const folder of readdirSync(tree, { withFileTypes: true })) {
    if (!folder.isDirectory() || !readdirSync(join(tree, folder.name)).includes('package.json')) continue;
    symlinkSync(join(tree, folder.name), join(to, '@cairn', folder.name));
    const own = join(root, folder.name, 'node_modules');
    try {
      readdirSync(own);
      symlinkSync(own, join(tree, folder.name, 'node_modules'));
    } catch {
      // it shares all packages
    }
  }
}

/**
 * Puts the tree of a commit into a folder, with the packages that it was written for. Its api gets its schema from `root`: whatever it does, it does on that.
 * @returns removes it
 */
export function previousTree(root: string, commit: string, tree: string): () => void {
  git(root, 'worktree', 'add', '--detach', '--force', tree, commit);
  if (hasSamePackages(root, tree)) linkPackages(root, tree);
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: tree, stdio: 'inherit' });
  // Node's own runtime takes both trees as they are
  const migrator = join(tree, 'api/platform/migrator.ts');
  writeFileSync(migrator, `export { migrate } from ${JSON.stringify(join(root, 'api/platform/migrator.ts'))};\n`);
  return () => {
    git(root, 'worktree', 'remove', '--force', tree);
    rmSync(dirname(tree), { recursive: true, force: true });
  };
}
