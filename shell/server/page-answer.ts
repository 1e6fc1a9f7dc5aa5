import type { PassThrough } from 'node:stream';
import type { Composed } from './composed.ts';
import type { CallAnswer, PageCall, PageOrder, PagePorts } from './page-order.ts';
import type { Shell } from './shell-assets.ts';

export interface PageRequest extends PageOrder, Omit<PagePorts, 'call'> {
  call(call: PageCall): Promise<CallAnswer>;
  composition: Composed;
  shell: Shell;
}

export type RenderedPage =
  | { kind: 'page'; status: number; nonce: string; body: PassThrough }
  | { kind: 'redirect'; status: number; location: string }
  /** the page's own module threw, in its loader or in render, or a fragment for which there is another version: compose again without it */
  | { kind: 'spoiled'; unit: string; reason: string };

/** What becomes of a page, wherever it is rendered. */
export type PageAnswer =
  | RenderedPage
  /** where it was rendered is no more: compose again. `suspect`: the version whose code ran last there */
  | { kind: 'lost'; reason: string; suspect?: string };
