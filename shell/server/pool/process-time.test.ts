import { expect, it } from '@jest/globals';
import { MainThreadTime } from './process-time.ts';

const isLinux = process.platform === 'linux';

it('grows with what the main thread does', () => {
  const time = new MainThreadTime(process.pid);
  const before = time.read() ?? 0;
  const until = process.cpuUsage().user + 200_000;
  while (process.cpuUsage().user < until);
  // other threads of this process, which compile and collect, count there too
  expect((time.read() ?? 0) - before >= (isLinux ? 50 : 0)).toBe(true);
  time.close();
});

it('is not known of a process that is no more', () => {
  const time = new MainThreadTime(2 ** 22 + 1);
  expect(time.read()).toBeUndefined();
  time.close();
  time.close();
});
