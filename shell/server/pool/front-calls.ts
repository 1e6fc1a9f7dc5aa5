import { AsyncResource } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { PagePorts } from '../page-order.ts';
import type { FromProcess, ToProcess } from './messages.ts';

type Send = (message: ToProcess, bytes?: Uint8Array) => void;

interface Page {
  call: PagePorts['call'];
  underWay: Map<number, AbortController>;
}

/** what a page may know of an answer: nothing that says who asked, least of all cookies */
const OPEN_HEADERS = ['content-type', 'retry-after', 'x-request-id'] as const;

/** Makes the calls of the pages that one process renders, each in the name of the visitor whose page it is. */
export class FrontCalls {
  readonly #send: Send;
  readonly #pages = new Map<string, Page>();

  constructor(send: Send) {
    this.#send = send;
  }

  /** @returns the capability: worth this page's calls, and nothing once it is over */
  open(call: PagePorts['call']): string {
    const capability = randomBytes(24).toString('base64url');
    // made in the trace of the request that wants the page
    this.#pages.set(capability, { call: AsyncResource.bind(call), underWay: new Map() });
    return capability;
  }

  close(capability: string): void {
    for (const call of this.#pages.get(capability)?.underWay.values() ?? []) call.abort();
    this.#pages.delete(capability);
  }

  closeAll(): void {
    for (const capability of this.#pages.keys()) this.close(capability);
  }

  drop({ capability, call }: Extract<FromProcess, { kind: 'drop' }>): void {
    this.#pages.get(capability)?.underWay.get(call)?.abort();
  }

  async make({ capability, call, path, headers }: Extract<FromProcess, { kind: 'call' }>): Promise<void> {
    const page = this.#pages.get(capability);
    if (!page) {
      this.#send({ kind: 'refusal', capability, call, reason: 'nobody waits for this page' });
      return;
    }
    const under = new AbortController();
    page.underWay.set(call, under);
    try {
      const answer = await page.call({ path, headers, signal: under.signal });
      const body = new Uint8Array(await answer.arrayBuffer());
      const open = OPEN_HEADERS.flatMap((name): [string, string][] => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value]];
      });
      this.#send({ kind: 'answer', capability, call, status: answer.status, headers: open }, body);
    } catch (error) {
      const reason = String(error instanceof Error ? error.message : error);
      this.#send({ kind: 'refusal', capability, call, reason });
    } finally {
      page.underWay.delete(call);
    }
  }
}
