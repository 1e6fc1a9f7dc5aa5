import { startCluster } from '../cluster/cluster.ts';
import { findPrograms } from '../cluster/programs.ts';
import { buildAndRelease } from '../local/artifacts.ts';
import { step } from '../local/progress.ts';
import { type StackOptions, startStack } from '../local/stack.ts';
import { supervise } from '../local/supervise.ts';

/** What the tests visit. */
export interface TestedStack {
  url: string;
  apiUrl: string;
  stop(): Promise<void>;
}

/** As "npm start" runs it: what ends costs the test it fails, not the hundred that follow. */
async function oneMachine(options: StackOptions): Promise<TestedStack> {
  const stack = await startStack(options);
  const letGo = supervise(stack.parts, { say: (text) => void process.stderr.write(`\n${text}\n`) });
  return {
    url: stack.url,
    apiUrl: stack.apiUrl,
    async stop() {
      letGo();
      await stack.stop();
    },
  };
}

/** Two of everything, behind nginx; it starts again itself what ends. */
async function cluster({ dataDir, port, env = {} }: StackOptions): Promise<TestedStack> {
  const programs = findPrograms();
  // sites of single tests copy a store on the disk; the cluster's is in a bucket
  await buildAndRelease(dataDir);
  // tests are many people with an address each, which they say as a load balancer does
  return startCluster({ dataDir, port, programs, env, trusted: ['127.0.0.0/8', '::1'], say: step });
}

/** @throws where it is to be a cluster, with what this machine lacks for one */
export const startTestedStack = (options: StackOptions): Promise<TestedStack> =>
  process.env.E2E_CLUSTER === 'on' ? cluster(options) : oneMachine(options);
