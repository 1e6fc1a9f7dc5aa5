import type { Platform } from '@cairn/shared-contracts/remote/platform';
import type { InspectedPage } from '../composition/boot.ts';
import type { Visit } from '../composition/page-data.ts';
import type { Encoding } from './compression.ts';

/** What a page is made of besides its composition: plain data, since it may be rendered elsewhere. */
export interface PageOrder {
  /** absolute */
  url: string;
  /** the request id, shown where a page failed */
  reference?: string;
  platform: Platform;
  theme: 'light' | 'dark' | undefined;
  visit?: Visit;
  /** no HTML: what the api says to the page's loader, for a page that is open and goes on to this one */
  wants?: 'calls';
  /** somebody is logged in, or was when they came last */
  hasSession: boolean;
  /** the visitor's private data is loaded as well */
  isAdmin?: boolean;
  encoding: Encoding;
  /** the browser has no style sheets of these releases yet: the page brings its own along */
  isStyled: boolean;
  manifestUrl: string;
  /** for who may look at what the page is composed of */
  inspected?: InspectedPage;
}

/** A call to the api that a page makes: what the visitor may read, and nothing else. */
export interface PageCall {
  /** below the api's own address, '/spa/tour?id=3' */
  path: string;
  headers: [string, string][];
  signal: AbortSignal;
}

/** What a page reads of an answer. */
export interface CallAnswer {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** What a page's renderer needs of whoever wants the page. */
export interface PagePorts {
  /** calls the api in the visitor's name; rejects when there is no answer */
  call(call: PageCall): Promise<Response>;
  /** the visitor went away */
  signal: AbortSignal;
  warn(message: string, detail: object): void;
  /** a remote's unit threw while the page was made. @param stack of what it threw, for whoever develops it */
  failed(unit: string, reason: string, stack?: string): void;
  /** these stand in the page as they should */
  made(units: readonly string[]): void;
}
