import type { Release } from '@cairn/shared-contracts/remote/release';
import * as z from 'zod';
import type { CompositionPlan } from '../composition-plan.ts';
import type { PageOrder } from '../page-order.ts';

/** What the shell's front tells a render process. Calls are known by the capability of the page that makes them. */
export type ToProcess =
  /** bytes: the server bundle */
  | { kind: 'load'; id: number; release: Release; styles: [string, string][] }
  | { kind: 'unload'; release: Release }
  | { kind: 'render'; id: number; capability: string; plan: CompositionPlan; order: PageOrder }
  | { kind: 'abort'; id: number }
  /** bytes: the body */
  | { kind: 'answer'; capability: string; call: number; status: number; headers: [string, string][] }
  | { kind: 'refusal'; capability: string; call: number; reason: string }
  | { kind: 'ping' };

const id = z.number().int();
const failures = z.record(z.string(), z.string());
const answer = z.discriminatedUnion('kind', [
  /** its bytes follow. The nonce becomes a part of a header */
  z.object({ kind: z.literal('page'), status: z.number().int().min(200).max(599), nonce: z.base64().max(64) }),
  z.object({ kind: z.literal('redirect'), status: z.number().int().min(300).max(399), location: z.string() }),
  z.object({ kind: z.literal('spoiled'), unit: z.string(), reason: z.string() }),
]);

/** What a render process tells the front, which takes nothing of it on trust: code of remotes runs there. */
export const fromProcess = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('loaded'), id, failures, isLate: z.boolean() }),
  /** what was late has come, or will not */
  z.object({ kind: z.literal('settled'), id, failures }),
  z.object({ kind: z.literal('answered'), id, answer }),
  z.object({ kind: z.literal('bytes'), id }),
  z.object({ kind: z.literal('end'), id }),
  /** no page came of it */
  z.object({ kind: z.literal('torn'), id, reason: z.string() }),
  z.object({ kind: z.literal('warn'), id, message: z.string(), detail: z.record(z.string(), z.unknown()) }),
  z.object({
    ...{ kind: z.literal('failed'), id, unit: z.string(), reason: z.string() },
    stack: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('made'), id, units: z.array(z.string()) }),
  z.object({
    kind: z.literal('call'),
    capability: z.string(),
    call: z.number().int(),
    path: z.string(),
    headers: z.array(z.tuple([z.string(), z.string()])),
  }),
  /** nobody waits for that call any more */
  z.object({ kind: z.literal('drop'), capability: z.string(), call: z.number().int() }),
  /** something threw where nobody waits for it; `key`: the version it came from, where that can be told */
  z.object({ kind: z.literal('stray'), key: z.string().optional(), reason: z.string() }),
  /** bytes of memory that the process holds */
  z.object({ kind: z.literal('pong'), memory: z.number() }),
]);
export type FromProcess = z.infer<typeof fromProcess>;
