import { afterAll, beforeAll } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts';
import { createProgram, type Program } from './program.ts';

/** A test's own api to prepare and to look with, and the real program on the same database, which is there to be killed. */
export interface Killed {
  home: TestApi;
  program: Program;
}

/** For the tests of a `describe`; what it holds is there once they run. */
export function useKilledProgram(): () => Killed {
  let killed: Killed | undefined;
  beforeAll(async () => {
    const home = await startTestApi();
    killed = { home, program: createProgram(home) };
    await killed.program.start();
    // a machine that does much else takes its time to start a program
  }, 240_000);
  afterAll(async () => {
    await killed?.program.kill();
    await killed?.home.close();
  });
  return () => {
    if (!killed) throw new Error('nothing runs before the tests do');
    return killed;
  };
}
