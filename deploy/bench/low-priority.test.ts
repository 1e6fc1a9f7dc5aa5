import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, getPriority } from 'node:os';
import { describe, expect, it } from '@jest/globals';
import { lowerPriorityOfServers } from './low-priority.ts';

/** says the pid of what it has started, and ends with its input */
const PARENT = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'process.stdin.resume()'], { stdio: ['pipe', 'ignore', 'inherit'] });
  console.log(child.pid);
  process.stdin.on('end', () => child.stdin.end()).resume();
`;

describe('servers beside a browser', () => {
  (process.platform === 'linux' ? it : it.skip)(
    'have a lower priority than what started them, and so has what they start',
    async () => {
      const parent = spawn(process.execPath, ['-e', PARENT], { stdio: ['pipe', 'pipe', 'inherit'] });
      try {
        const [line] = await once(parent.stdout, 'data');
        const child = Number(String(line));
        expect(getPriority(child)).toBe(getPriority(parent.pid));
        await lowerPriorityOfServers(parent.pid);
        expect(getPriority(child)).toBe(constants.priority.PRIORITY_LOW);
        expect(getPriority(parent.pid)).toBe(getPriority());
      } finally {
        const ended = once(parent, 'exit');
        parent.stdin.end();
        await ended;
      }
    },
  );
});
