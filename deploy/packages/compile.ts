import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { contractId } from '@cairn/shared-contracts/build/contract-loader';
import { filesBelow } from '@cairn/shared-contracts/build/files';
import { ROOT } from '../registry/build.ts';

const run = promisify(execFile);

const CONFIG = join(import.meta.dirname, 'tsconfig.json');
/** what runs or is read as it stands */
const PLAIN = /\.(mjs|mts|css|json|svg|webp)$|\.d\.ts$/;
/** not for a squad: tests, what they need, tools of this repository */
const OWN_USE =
  /(^|\/)(node_modules|dist|fixtures?|type-fixtures|native)\/|\.(test|fixture)\.|^package\.json$|^testing\/structured-data-validator/;

const STAND_IN_PARTS = 'deploy/develop/stand-in/parts';

/** @throws with what the compiler says: a type that cannot be declared would be `any` at a squad's */
async function emit(out: string): Promise<void> {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [compiler, '-p', CONFIG, '--outDir', out, '--checkers', '2']).catch(
    ({ stdout }: { stdout?: string }) => {
      throw new Error(`the packages do not compile:\n${stdout ?? ''}`);
    },
  );
}

/** modules of plain JavaScript import sources: at a squad's these are compiled */
const compiledImports = (source: string): string =>
  source.replaceAll(/(from\s+'|import\s*\(?')(\.[^']+)\.tsx?'/g, "$1$2.js'");

async function copyPlain(folder: string, out: string): Promise<void> {
  const files = (await filesBelow(join(ROOT, folder))).filter((file) => PLAIN.test(file) && !OWN_USE.test(file));
  for (const file of files) {
    const target = join(out, folder, file);
    await mkdir(dirname(target), { recursive: true });
    if (!/\.m[jt]s$/.test(file)) await cp(join(ROOT, folder, file), target);
    else await writeFile(target, compiledImports(await readFile(join(ROOT, folder, file), 'utf8')));
  }
}

/** A contract is named after its source: it has that name here, where the source is, so that its answers are shared with remotes built here. */
async function nameContracts(out: string): Promise<void> {
  const folder = join(ROOT, 'shared-contracts/api');
  const files = (await filesBelow(folder)).filter((file) => file.endsWith('.endpoints.ts'));
  for (const file of files) {
    const id = await contractId(join(folder, file), await readFile(join(folder, file), 'utf8'), () => undefined);
    const target = join(out, 'shared-contracts/api', file.replace(/\.ts$/, '.js'));
    const text = await readFile(target, 'utf8');
    await writeFile(target, text.replaceAll(/\b__CONTRACT__\b/g, JSON.stringify(id)));
  }
}

/** Compiles contracts, command, and what the command needs of the shell, into a folder for each. */
export async function compilePackages(out: string): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await emit(out);
  await copyPlain('shared-contracts', out);
  await cp(join(ROOT, 'deploy/local/stop-with-parent.mjs'), join(out, 'deploy/local/stop-with-parent.mjs'));
  // what stand-ins are made of is built at a squad's, as a remote's own sources are
  const isPart = (path: string) => !/\.test\.tsx?$/.test(path);
  await cp(join(ROOT, STAND_IN_PARTS), join(out, STAND_IN_PARTS), { recursive: true, filter: isPart });
  await nameContracts(out);
}
