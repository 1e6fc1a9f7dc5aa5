import { spawn } from 'node:child_process';

export interface Count {
  passed: number;
  failed: number;
  /** by name, for the end of the run: what failed, and what passed only at another try */
  named?: readonly string[];
}

/** One program that must be content: the types, a project of Jest, the end-to-end tests. */
export interface Suite {
  name: string;
  command: readonly [string, ...string[]];
  env?: Readonly<Record<string, string>>;
  /** what it reports, once it has ended with this code */
  count(code: number): Promise<Count>;
  /** how far it is, "42/256", from what it has said so far */
  progress?(output: string): string | undefined;
  /** lines that only tell of progress: nobody reads them afterwards */
  isProgress?(line: string): boolean;
}

export interface Result extends Count {
  output: string;
  seconds: number;
}

export interface Running {
  suite: Suite;
  output(): string;
  stop(signal: NodeJS.Signals): void;
  result: Promise<Result>;
}

/** what is not counted is not passed: a suite that ends badly, or without a single test, counts as one failure at least */
function honest(code: number, { passed, failed, named }: Count): Count {
  const isFaulty = code !== 0 || passed + failed === 0;
  return { passed, failed: isFaulty ? Math.max(1, failed) : failed, ...(named ? { named } : {}) };
}

/** Starts a suite; its output is buffered and not shown, so that suites may run side by side. The result never rejects. */
export function startSuite(suite: Suite, cwd: string): Running {
  const started = performance.now();
  const chunks: string[] = [];
  const [command, ...args] = suite.command;
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...suite.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => void chunks.push(text));
  const ended = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      chunks.push(`${command} cannot be started: ${error.message}\n`);
      resolve(1);
    });
    // 'close' and not 'exit': its last output belongs to it
    child.once('close', (code, signal) => {
      if (signal) chunks.push(`${suite.name} was ended by ${signal}\n`);
      resolve(code ?? 1);
    });
  });
  const output = () => chunks.join('');
  async function finish(): Promise<Result> {
    const code = await ended;
    const count = await suite.count(code).catch((error: unknown) => {
      chunks.push(`${suite.name} left no report: ${String(error)}\n`);
      return { passed: 0, failed: 1 };
    });
    return { ...honest(code, count), output: output(), seconds: (performance.now() - started) / 1000 };
  }
  return { suite, output, stop: (signal) => void child.kill(signal), result: finish() };
}
