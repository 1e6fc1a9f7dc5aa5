import type { CDPSession } from '@playwright/test';
import type { Bytes } from './measures.ts';

/** the network that the browser is made to believe in */
export interface Network {
  /** round trip, milliseconds */
  latency: number;
  /** bytes a second; -1 without a limit */
  throughput: number;
}

/** 1.6 Mbps and 150 ms, a slow phone connection */
export const SLOW: Network = { latency: 150, throughput: 1_600_000 / 8 };

const kindOf = (mimeType: string): keyof Bytes => {
  if (/javascript/.test(mimeType)) return 'js';
  if (/css/.test(mimeType)) return 'css';
  if (/html/.test(mimeType)) return 'html';
  if (/^font|woff/.test(mimeType)) return 'fonts';
  if (/^image/.test(mimeType)) return 'pictures';
  return 'data';
};

/** Counts what goes over the wire of one page: every request, and the bytes of answers as they were sent. */
export class Wire {
  readonly bytes: Bytes = { js: 0, css: 0, html: 0, fonts: 0, pictures: 0, data: 0 };
  readonly urls: string[] = [];
  readonly #open = new Set<string>();
  readonly #kinds = new Map<string, keyof Bytes>();
  #quietSince = performance.now();

  static async watch(session: CDPSession, network: Network): Promise<Wire> {
    const wire = new Wire();
    session.on('Network.requestWillBeSent', ({ requestId, request }) => {
      if (/^(data|blob):/.test(request.url)) return;
      wire.urls.push(request.url);
      wire.#open.add(requestId);
    });
    session.on('Network.responseReceived', ({ requestId, response }) => {
      wire.#kinds.set(requestId, kindOf(response.mimeType));
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = wire.#kinds.get(requestId);
      if (kind) wire.bytes[kind] += encodedDataLength;
      wire.#closed(requestId);
    });
    session.on('Network.loadingFailed', ({ requestId }) => wire.#closed(requestId));
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.throughput,
      uploadThroughput: network.throughput,
    });
    return wire;
  }

  #closed(requestId: string): void {
    this.#open.delete(requestId);
    this.#quietSince = performance.now();
  }

  /** resolves when nothing was on its way for `quietMs`, or after the limit */
  async quiet(quietMs: number, limitMs: number): Promise<void> {
    const until = performance.now() + limitMs;
    while (performance.now() < until) {
      if (this.#open.size === 0 && performance.now() - this.#quietSince >= quietMs) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
