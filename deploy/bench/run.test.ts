import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

interface Answer {
  code: number;
  stdout: string;
  stderr: string;
}

const run = (...args: string[]): Promise<Answer> =>
  new Promise((resolve) =>
    execFile(process.execPath, [join(import.meta.dirname, 'run.ts'), ...args], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    ),
  );

describe('npm run bench', () => {
  it.each([['--help'], ['-h'], ['help']])('says with %s what it measures', async (word) => {
    const { code, stdout } = await run(word);
    expect(code).toBe(0);
    expect(stdout).toContain('npm run bench -- composition');
  });

  it.each([
    ['an option that there is not', ['ssr', '--rnus', '3'], "Unknown option '--rnus'"],
    ['nothing', [], 'npm run bench -- composition'],
    ['what it does not measure', ['sssr'], 'npm run bench -- composition'],
  ])('refuses %s and says what there is', async (_, args, said) => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toContain(said);
    expect(stderr).toContain('npm run bench -- search');
    expect(stderr).not.toContain('at parseArgs');
  });
});
