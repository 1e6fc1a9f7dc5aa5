import { type ChildProcess, spawn } from 'node:child_process';
import type { Duplex } from 'node:stream';
import type { Release } from '@cairn/shared-contracts/remote/release';
import type { CompositionPlan } from '../composition-plan.ts';
import type { RenderedPage } from '../page-answer.ts';
import type { PageOrder, PagePorts } from '../page-order.ts';
import type { LoadResult, VerifiedVersion } from '../version-loader.ts';
import { type Channel, openChannel } from './channel.ts';
import { FrontCalls } from './front-calls.ts';
import { LoadsUnderWay } from './loads-under-way.ts';
import { type FromProcess, fromProcess, type ToProcess } from './messages.ts';
import { isOfPage, type Job, PagesUnderWay } from './pages-under-way.ts';
import { PIPE } from './pipe.ts';
import { MainThreadTime } from './process-time.ts';
import { Pulse } from './pulse.ts';
import { type Running, RunningRecord } from './running-record.ts';

/** the shell's code, cold, on a busy machine */
const START_LIMIT_MS = 60_000;
/** a version's code may work that much longer at load than on a page, before it counts as endless */
const LOAD_PATIENCE = 3;

export type DeathCause = 'stands still' | 'grew' | 'ended' | 'misbehaved';

/** How a process ended, and with what under way. */
export interface Death {
  cause: DeathCause;
  /** for people: 'its event loop stood still' */
  reason: string;
  /** whose code ran last */
  running: Running | undefined;
  pages: readonly Job[];
}

export interface ProcessOptions {
  program: string;
  args: readonly string[];
  nodeEnv: string;
  /** a folder to write to */
  records: string;
  /** more memory than that, in bytes, and it is replaced */
  memoryLimit: number;
  onDeath(death: Death): void;
  onStray(key: string | undefined, reason: string): void;
}

/** It ended before the page began. */
export class ProcessLost extends Error {
  override name = 'ProcessLost';
  /** whose code ran last, where that is known */
  readonly running: string | undefined;

  constructor(reason: string, running?: string) {
    super(reason);
    this.running = running;
  }
}

/** One render process, as the front sees it. */
export class RenderProcess {
  /** rejects when it ends before */
  readonly ready: Promise<void>;
  memory = 0;
  readonly #options: ProcessOptions;
  readonly #child: ChildProcess;
  readonly #channel: Channel<ToProcess>;
  readonly #calls: FrontCalls;
  readonly #time: MainThreadTime;
  readonly #pulse: Pulse;
  readonly #pages = new PagesUnderWay();
  readonly #loads = new LoadsUnderWay();
  #last = 0;
  #loadsUnderWay = 0;
  readonly #record: RunningRecord;
  #cause: { cause: DeathCause; reason: string } | undefined;
  #isOver = false;
  #isReady: () => void = () => undefined;

  constructor(options: ProcessOptions) {
    this.#options = options;
    this.#record = new RunningRecord(options.records);
    this.#child = spawn(process.execPath, options.args.concat(options.program), {
      // no variable of the front's: keys and addresses are among them
      env: { NODE_ENV: options.nodeEnv },
      stdio: ['ignore', 'inherit', 'inherit', 'pipe', this.#record.fd],
    });
    // stdio[PIPE] is a pipe
    this.#channel = openChannel<ToProcess>(this.#child.stdio[PIPE] as Duplex, (message, bytes) => {
      const parsed = fromProcess.safeParse(message);
      if (parsed.success) this.#hear(parsed.data, bytes);
      else this.kill('misbehaved', `it said what makes no sense: ${parsed.error.issues[0]?.message ?? ''}`);
    });
    this.#calls = new FrontCalls((message, bytes) => this.#channel.send(message, bytes));
    this.#time = new MainThreadTime(this.#child.pid ?? 0);
    this.#pulse = new Pulse({
      used: () => this.#time.read(),
      ping: () => this.#channel.send({ kind: 'ping' }),
      standsStill: () => this.kill('stands still', 'its event loop stood still'),
    });
    this.#pulse.setPatience(START_LIMIT_MS / 1000);
    const limit = setTimeout(() => this.kill('misbehaved', 'it did not start'), START_LIMIT_MS);
    this.ready = new Promise((resolve, reject) => {
      this.#isReady = () => {
        clearTimeout(limit);
        this.#pulse.setPatience(1);
        resolve();
      };
      this.#child.once('exit', (code, signal) => {
        clearTimeout(limit);
        reject(new ProcessLost(`it ended (${signal ?? code})`));
        this.#over(`it ended (${signal ?? code})`);
      });
      this.#child.once('error', (error) => {
        clearTimeout(limit);
        reject(error);
        this.#over(error.message);
      });
    });
    // whoever waits hears of it
    this.ready.catch(() => undefined);
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** pages under way */
  get busy(): number {
    return this.#pages.size;
  }

  /** rejects with ProcessLost when the process ends over it */
  async load({ release, code, styles }: VerifiedVersion): Promise<LoadResult> {
    if (this.#isOver) throw new ProcessLost('it is over');
    const id = ++this.#last;
    this.#loadsUnderWay += 1;
    this.#pulse.setPatience(LOAD_PATIENCE);
    try {
      const loading = this.#loads.begin(id);
      this.#channel.send({ kind: 'load', id, release, styles: [...styles] }, Buffer.from(code));
      return await loading;
    } finally {
      this.#loadsUnderWay -= 1;
      if (this.#loadsUnderWay === 0) this.#pulse.setPatience(1);
    }
  }

  unload(release: Release): void {
    this.#channel.send({ kind: 'unload', release });
  }

  /** rejects with ProcessLost when the process ends before the page has begun */
  async render(plan: CompositionPlan, order: PageOrder, ports: PagePorts): Promise<RenderedPage> {
    if (this.#isOver) throw new ProcessLost('it is over');
    const id = ++this.#last;
    const capability = this.#calls.open(ports.call);
    const answer = this.#pages.begin(id, { plan, order, ports }, () => this.#calls.close(capability));
    const abort = () => {
      if (this.#pages.has(id)) this.#channel.send({ kind: 'abort', id });
    };
    ports.signal.addEventListener('abort', abort, { once: true });
    this.#channel.send({ kind: 'render', id, capability, plan, order });
    return answer;
  }

  /** ends it at once */
  kill(cause: DeathCause, reason: string): void {
    if (this.#isOver || this.#cause) return;
    this.#cause = { cause, reason };
    this.#child.kill('SIGKILL');
  }

  /** ends it, and is no death: whoever still waits for it is told, and nobody looks for a cause */
  stop(): void {
    this.#isOver = true;
    this.#letGo();
    this.#record.close();
    this.#child.kill('SIGKILL');
    this.#lose(new ProcessLost('it was stopped'));
  }

  #letGo(): void {
    this.#pulse.stop();
    this.#time.close();
    this.#calls.closeAll();
  }

  #over(reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#letGo();
    const death: Death = {
      ...(this.#cause ?? { cause: 'ended', reason }),
      running: this.#record.read(),
      pages: this.#pages.jobs,
    };
    this.#record.close();
    // whoever hears of it first says what is not to be rendered again
    this.#options.onDeath(death);
    this.#lose(new ProcessLost(death.reason, death.running?.key));
  }

  #lose(lost: ProcessLost): void {
    this.#loads.lose(lost);
    this.#pages.lose(lost);
  }

  #hear(message: FromProcess, bytes: Buffer): void {
    // whoever says anything goes round: an answer to what was asked at the start may stand behind all that was loaded since
    this.#pulse.answered();
    switch (message.kind) {
      case 'ready':
        this.#isReady();
        return;
      case 'pong':
        this.memory = message.memory;
        if (message.memory > this.#options.memoryLimit) this.kill('grew', `it held ${message.memory >> 20} MB`);
        return;
      case 'stray':
        this.#options.onStray(message.key, message.reason);
        return;
      case 'call':
        void this.#calls.make(message);
        return;
      case 'drop':
        this.#calls.drop(message);
        return;
    }
    if (isOfPage(message)) this.#pages.hear(message, bytes);
    if (message.kind === 'loaded' || message.kind === 'settled' || message.kind === 'torn') this.#loads.hear(message);
  }
}
