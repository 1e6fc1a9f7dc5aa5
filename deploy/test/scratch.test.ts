import { rm, stat } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { scratchFolder } from './scratch.ts';

it('temporary files of a run are in a folder that databases of another user reach', async () => {
  const folder = await scratchFolder();
  try {
    expect((await stat(folder)).mode & 0o7777).toBe(0o1777);
  } finally {
    await rm(folder, { recursive: true });
  }
});
