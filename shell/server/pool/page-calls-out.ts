import type { CallAnswer, PageCall } from '../page-order.ts';
import type { FromProcess, ToProcess } from './messages.ts';

interface Pending {
  resolve(answer: CallAnswer): void;
  reject(error: Error): void;
}

/** The calls that this process's pages have under way: the front makes them, for whoever names the page's capability. */
export class PageCalls {
  readonly #send: (message: FromProcess) => void;
  readonly #pages = new Map<string, Map<number, Pending>>();
  #last = 0;

  constructor(send: (message: FromProcess) => void) {
    this.#send = send;
  }

  make(capability: string, { path, headers, signal }: PageCall): Promise<CallAnswer> {
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
    // the front sends their names in lower case
    const byName = new Map(headers);
    known.resolve({
      status,
      headers: { get: (name) => byName.get(name.toLowerCase()) ?? null },
      text: async () => bytes.toString(),
    });
  }

  /** the page is made: what it still waits for is nobody's */
  end(capability: string): void {
    for (const { reject } of this.#pages.get(capability)?.values() ?? []) reject(new Error('the page is over'));
    this.#pages.delete(capability);
  }
}
