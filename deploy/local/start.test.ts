import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import root from '../../package.json' with { type: 'json' };

// npm and Node take their time to start on a busy machine
jest.setTimeout(60_000);

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

describe('npm start', () => {
  it('passes on that it is asked to stop, and is gone when everything is', async () => {
    await mkdir(join(dir, 'deploy/local'), { recursive: true });
    await writeFile(join(dir, 'deploy/local/start.ts'), PROGRAM);
    const { start } = root.scripts;
    await writeFile(join(dir, 'package.json'), JSON.stringify({ type: 'module', scripts: { start } }));
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
