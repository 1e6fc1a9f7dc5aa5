import { type Count, type Running, type Suite, startSuite } from './run-suite.ts';

export interface Options {
  cwd: string;
  /** so many suites at once */
  lanes: number;
  /** hears whole pieces of text, lines and their ends */
  say(text: string): void;
  /** how often it is told what runs */
  progressMs?: number;
}

const clock = (milliseconds: number): string => {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

function shown({ isProgress }: Suite, output: string): string {
  const lines = output.split('\n').filter((line) => !isProgress?.(line));
  return `${lines.join('\n').trim()}\n`;
}

/**
 * Runs the suites in their order, several at once. What one has said is printed whole when it has ended; until then a line tells what
 * runs and how far it is.
 * @returns the sum over all of them, with the names of all that failed
 */
export async function runSideBySide(suites: readonly Suite[], options: Options): Promise<Required<Count>> {
  const { cwd, lanes, say, progressMs = 20_000 } = options;
  const started = performance.now();
  const waiting = [...suites];
  const running = new Set<Running>();
  const total = { passed: 0, failed: 0, named: [] as string[] };

  const progress = () => {
    const parts = [...running].map(({ suite, output }) => [suite.name, suite.progress?.(output())].join(' ').trim());
    const rest = waiting.length > 0 ? `; then ${waiting.map(({ name }) => name).join(', ')}` : '';
    say(`   ${clock(performance.now() - started)}  ${parts.join(', ')}${rest}\n`);
  };
  async function lane(): Promise<void> {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      const run = startSuite(suite, cwd);
      running.add(run);
      progress();
      const { passed, failed, named = [], seconds, output } = await run.result;
      running.delete(run);
      total.passed += passed;
      total.failed += failed;
      if (failed > 0 && named.length === 0) total.named.push(`failed: ${suite.name}`);
      total.named.push(...named);
      say(`\n── ${suite.name}\n${shown(suite, output)}`);
      say(`── ${suite.name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(0)} s\n\n`);
    }
  }

  const timer = setInterval(progress, progressMs);
  const stop = (signal: NodeJS.Signals) => {
    waiting.length = 0;
    for (const run of running) run.stop(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    await Promise.all(Array.from({ length: Math.min(lanes, suites.length) }, lane));
  } finally {
    clearInterval(timer);
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
  return total;
}
