import type { PageCall } from '../page-order.ts';
import type { FromProcess, ToProcess } from './messages.ts';

interface Pending {
  resolve(answer: Response): void;
  reject(error: Error): void;
}

/** statuses whose answers may have no body */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304]);

/** The calls that this process's pages have under way: the front makes them, for whoever names the page's capability. */
export class PageCalls {
  readonly #send: (message: FromProcess) => void;
  readonly #pages = new Map<string, Map<number, Pending>>();
  #last = 0;

  constructor(send: (message: FromProcess) => void) {
    this.#send = send;
  }

  make(capability: string, { path, headers, signal }: PageCall): Promise<Response> {
    const call = ++this.#last;
    const pending = this.#pages.get(capability) ?? new Map<number, Pending>();
    this.#pages.set(capability, pending);
    return new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      signal.addEventListener('abort', () => {
        if (!pending.delete(call)) return;
        this.#send({ kind: 'drop', capability, call });
        reject(signal.reason);
      });
      pending.set(call, { resolve, reject });
      this.#send({ kind: 'call', capability, call, path, headers });
    });
  }

  answered(message: Extract<ToProcess, { kind: 'answer' | 'refusal' }>, bytes: Buffer): void {
    const pending = this.#pages.get(message.capability);
    const known = pending?.get(message.call);
    pending?.delete(message.call);
    if (!known) return;
    if (message.kind === 'refusal') {
      known.reject(new Error(message.reason));
      return;
    }
    const { status, headers } = message;
    known.resolve(new Response(EMPTY.has(status) ? null : new Uint8Array(bytes), { status, headers }));
  }

  /** the page is made: what it still waits for is nobody's */
  end(capability: string): void {
    for (const { reject } of this.#pages.get(capability)?.values() ?? []) reject(new Error('the page is over'));
    this.#pages.delete(capability);
  }
}
