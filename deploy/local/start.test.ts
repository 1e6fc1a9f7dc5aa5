import { execFile, spawn } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import root from '../../package.json' with { type: 'json' };

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'start-'));
});
afterEach(async () => {
  await rm(dir, { recursive: true });
});

/** stands for the real start.ts: takes a moment to stop, as a database does */
const PROGRAM = `
  import { writeFileSync } from 'node:fs';
  // nobody who is forgotten stays for ever
  const kept = setTimeout(() => {}, 10_000);
  process.on('SIGTERM', () => setTimeout(() => { writeFileSync('stopped', ''); clearTimeout(kept); }, 300));
  process.stdout.write('Cairn runs\\n');
`;

/** a folder that `npm start` works in, with this program in the place of the real one */
async function writeApp(program: string): Promise<void> {
  await mkdir(join(dir, 'deploy/local'), { recursive: true });
  await copyFile(join(import.meta.dirname, 'start.mjs'), join(dir, 'deploy/local/start.mjs'));
  await writeFile(join(dir, 'deploy/local/start.ts'), program);
  const { start } = root.scripts;
  await writeFile(join(dir, 'package.json'), JSON.stringify({ type: 'module', scripts: { start } }));
}

/** how the real one ends with these variables */
const startWith = (variables: Record<string, string>, ...words: string[]) =>
  new Promise<{ code: number; said: string; complaint: string }>((resolve) => {
    const script = join(import.meta.dirname, 'start.mjs');
    const env = { ...process.env, DATA_DIR: dir, ...variables };
    execFile(process.execPath, [script, ...words], { env }, (error, said, complaint) =>
      resolve({ code: error ? Number(error.code) : 0, said, complaint }),
    );
  });

describe('npm start', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT must be a port between 1 and 65535, but is "abc"\n'],
    [{ DATA_DIR: '/proc/nope' }, 'DATA_DIR must be a folder that can be written to, but is "/proc/nope"\n'],
    [{ DATA_DIR: '/dev/null' }, 'DATA_DIR must be a folder that can be written to, but is "/dev/null"\n'],
    [
      { PUBLIC_URL: 'cairn.example' },
      'PUBLIC_URL must be an address that begins with http:// or https://, but is "cairn.example"\n',
    ],
    [{ API_PORT: '4100' }, 'CDN_PORT must be another port than API_PORT, but both are 4100\n'],
  ])('with %j ends with one line, before anything is built', async (variables, line) => {
    expect(await startWith(variables)).toEqual({ code: 1, said: '', complaint: line });
  });

  it('where another program has its port ends with one line, before anything is built', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, () => resolve(Object(other.address()).port));
    });
    const { code, said, complaint } = await startWith({ PORT: String(port) });
    other.close();
    expect([code, complaint]).toEqual([
      1,
      `port ${port} is taken by another program: choose others with PORT, API_PORT and CDN_PORT\n`,
    ]);
    // a site that is just going down still holds its port: that much is waited for, and said
    expect(said).toMatch(new RegExp(`^ *[\\d.]+ s {2}port ${port} is still taken, waiting\n$`));
  }, 60_000);

  it.each(['--help', '-h'])('%s says what it does and what it reads, and starts nothing', async (word) => {
    const { code, said, complaint } = await startWith({}, word);
    expect([code, complaint]).toEqual([0, '']);
    for (const name of ['PORT', 'API_PORT', 'CDN_PORT', 'DATA_DIR', 'PUBLIC_URL', 'DATABASE_URL']) {
      expect(said).toContain(name);
    }
    expect(said).not.toContain('Cairn runs');
  });

  it('with a word that it does not know ends with one line', async () => {
    // where words are put after the script, a wish for another port is one that nobody hears
    const { code, said, complaint } = await startWith({}, '--port=3001');
    expect([code, said]).toEqual([1, '']);
    expect(complaint).toMatch(/^[^\n]*--port[^\n]*\n$/);
  });

  it('without its packages says what to do', async () => {
    await writeApp('');
    const told = await new Promise<string>((resolve) => {
      execFile('npm', ['start'], { cwd: dir }, (_error, _said, complaint) => resolve(complaint));
    });
    expect(told).toContain('run "npm ci" first');
    expect(told).not.toMatch(/^\s+at /m);
  });

  it('passes on that it is asked to stop, and is gone when everything is', async () => {
    await writeApp(PROGRAM);
    // npm puts the packages' commands first: the program is run by their Node, not by an older one of the machine
    await symlink(join(import.meta.dirname, '../../node_modules'), join(dir, 'node_modules'));
    const npm = spawn('npm', ['start'], { cwd: dir, stdio: ['ignore', 'pipe', 'pipe'] });
    let complaint = '';
    npm.stderr.on('data', (text: Buffer) => {
      complaint += text;
    });
    const gone = new Promise((resolve) => npm.once('exit', resolve));
    await new Promise<void>((resolve, reject) => {
      npm.stdout.on('data', (text: Buffer) => text.includes('Cairn runs') && resolve());
      void gone.then((code) => reject(new Error(`npm start ended with ${code}: ${complaint}`)));
    });
    npm.kill('SIGTERM');
    await gone;
    expect(await readFile(join(dir, 'stopped'), 'utf8')).toBe('');
  });
});
