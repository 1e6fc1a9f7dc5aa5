import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
const TSC = join(ROOT, 'node_modules/.bin/tsc');

export interface Diagnostic {
  /** relative to where the compiler was started, '/' between */
  file: string;
  line: number;
  /** 'TS2741' */
  code: string;
  /** with the lines that explain it */
  message: string;
}

const HEAD = /^(.+)\((\d+),\d+\): error (TS\d+): (.*)$/;

/** what `tsc --pretty false` prints, one entry a diagnostic */
export function readDiagnostics(output: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const text of output.split('\n')) {
    const [, file, line, code, message] = HEAD.exec(text) ?? [];
    const last = found.at(-1);
    if (file && code) found.push({ file, line: Number(line), code, message: message ?? '' });
    else if (last && text.startsWith(' ')) last.message += `\n${text.trim()}`;
  }
  return found;
}

/** Compiles what the tsconfig.json of `dir` names, started in `cwd`. @throws what tsc said when it did not come to compiling */
export function compile(dir: string, cwd = dir): Promise<Diagnostic[]> {
  return new Promise((resolve, reject) => {
    execFile(TSC, ['-p', dir, '--pretty', 'false'], { cwd, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      const found = readDiagnostics(stdout);
      if (error && found.length === 0) reject(new Error(`tsc failed: ${stdout}${stderr}`));
      else resolve(found);
    });
  });
}

/** folders of the repository that hold sources; the end-to-end tests and the demo's content are not compiled here */
const SOURCES = ['shared-contracts', 'api', 'shell', 'mf-booking', 'mf-catalog', 'mf-tour'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.data', 'public', 'demo']);

/** A copy of the sources to be edited; the packages stay the repository's. @returns its folder */
export async function copySources(): Promise<string> {
  await mkdir(join(ROOT, '.data'), { recursive: true });
  const dir = await mkdtemp(join(ROOT, '.data/types-'));
  await Promise.all(
    SOURCES.map(async (name) => {
      await cp(join(ROOT, name), join(dir, name), {
        recursive: true,
        filter: (path) => !LEFT_OUT.has(basename(path)),
      });
      const own = join(ROOT, name, 'node_modules');
      await symlink(own, join(dir, name, 'node_modules')).catch(() => undefined);
    }),
  );
  // the contracts that the copies import are the copied ones
  await mkdir(join(dir, 'node_modules/@cairn'), { recursive: true });
  await symlink(join(dir, 'shared-contracts'), join(dir, 'node_modules/@cairn/shared-contracts'));
  return dir;
}

/** The repository's own compiler options, for these files alone: those of them that are there. */
export async function writeConfig(dir: string, names: readonly string[]): Promise<void> {
  const files = names.filter((name) => existsSync(join(dir, name)));
  const ambient = ['shared-contracts/ui/css-modules.d.ts', 'shared-contracts/build/globals.d.ts'];
  const config = { extends: join(ROOT, 'tsconfig.json'), include: [], files: [...files, ...ambient] };
  await writeFile(join(dir, 'tsconfig.json'), JSON.stringify(config));
}

/** @throws when the text is not there exactly once */
export async function edit(file: string, find: string, put: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (text.split(find).length !== 2) throw new Error(`${file} must hold exactly once: ${find}`);
  await writeFile(
    file,
    text.replace(find, () => put),
  );
}

export const remove = (dir: string): Promise<void> => rm(dir, { recursive: true, force: true });
