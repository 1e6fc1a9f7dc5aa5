import * as z from 'zod/mini';
import { nameOf } from '../api/all-calls.ts';
import { partsOf } from '../api/call-request.ts';
import { type ErrorBody, errorBody } from '../api/common.schema.ts';
import type { CallDefinition, CallInput } from '../api/define-call.ts';
import { errorCodesOf } from '../api/error-codes.ts';

export interface ClientOptions {
  token?: string;
  headers?: Readonly<Record<string, string>>;
}

/** What a call answered: what its definition promises, or a refusal that it names. */
export type CallAnswer<C> =
  | { ok: true; status: number; body: C extends { answer: infer A extends z.ZodMiniType } ? z.output<A> : never }
  | { ok: false; status: number; body: ErrorBody };

type Said<C> = CallInput<C> extends undefined ? [said?: undefined] : [said: CallInput<C>];

/** A client of the calls for tests: what is asked is typed by their definitions, what is answered is checked against them. */
export function callClient(baseUrl: string, { token, headers = {} }: ClientOptions = {}) {
  return async <C extends CallDefinition>(call: C, ...[said]: Said<C>): Promise<CallAnswer<C>> => {
    // a call's input is an object of its query and body
    const { query, body } = partsOf(call, said as Record<string, unknown> | undefined);
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const search = new URLSearchParams(given).toString();
    const answer = await fetch(`${baseUrl}${call.path}${search ? `?${search}` : ''}`, {
      method: call.method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { 'x-authorization': token } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const raw: unknown = await answer.json();
    const { status } = answer;
    if (answer.ok) {
      const { data, error } = z.safeParse(call.answer, raw);
      if (error) throw new Error(`${nameOf(call)} answered against its contract: ${z.prettifyError(error)}`);
      // parsed by the definition's own schema
      return { ok: true, status, body: data } as CallAnswer<C>;
    }
    const refusal = z.parse(errorBody, raw);
    if (!errorCodesOf(call).some((code) => code === refusal.code)) {
      throw new Error(`${nameOf(call)} refused with ${refusal.code}, which it does not name`);
    }
    return { ok: false, status, body: refusal };
  };
}
