import { ALL_CALLS, type CallName, nameOf } from '@cairn/shared-contracts/api/all-calls';
import { errorBody } from '@cairn/shared-contracts/api/common.schema';
import { ERROR_STATUS, errorCodesOf } from '@cairn/shared-contracts/api/error-codes';
import * as z from 'zod/mini';

/** What an answer of the api has that its call does not promise. */
export interface Misfit {
  call: CallName;
  status: number;
  /** 'items.0.price: Invalid input'; never the values themselves */
  problems: readonly string[];
}

export interface AnswerCheckOptions {
  /** strict: every answer is checked, and one that misfits is replaced by an error. sample: a few are, and a misfit is only told. */
  mode: 'strict' | 'sample';
  report(misfit: Misfit): void;
  /** milliseconds */
  now?(): number;
}

/** Looks at an answer of the api on its way to the page. @returns what the page gets */
export type CheckAnswer = (method: string, path: string, answer: Response) => Promise<Response>;

/** of one call, in production: checking costs about as much as reading the answer does */
const SAMPLE_EVERY_MS = 60_000;
const MOST_PROBLEMS = 5;

const calls = new Map(ALL_CALLS.map((call) => [nameOf(call), call]));
/** what a request asks for → the call; of another method it is another call, or none */
const known: ReadonlyMap<string, CallName> = new Map([...calls.keys()].map((name) => [name, name]));

const problemsOf = ({ issues }: z.core.$ZodError): string[] =>
  issues.slice(0, MOST_PROBLEMS).map(({ path, message }) => `${path.join('.')}: ${message}`);

/** Fields that the contract does not know are no misfit: a newer api may say more. */
export function misfitOf(call: CallName, status: number, body: unknown): Misfit | undefined {
  const definition = calls.get(call);
  if (!definition) return undefined;
  if (status < 400) {
    const { error } = z.safeParse(definition.answer, body);
    return error && { call, status, problems: problemsOf(error) };
  }
  const { data, error } = z.safeParse(errorBody, body);
  if (error) return { call, status, problems: problemsOf(error) };
  const isNamed = errorCodesOf(definition).some((code) => code === data.code && ERROR_STATUS[code] === status);
  return isNamed
    ? undefined
    : { call, status, problems: [`code: ${data.code} is none of the call's with this status`] };
}

const isJson = (answer: Response): boolean => /^application\/json\b/.test(answer.headers.get('content-type') ?? '');

export function answerCheck({ mode, report, now = () => performance.now() }: AnswerCheckOptions): CheckAnswer {
  /** call → when it may be looked at again */
  const due = new Map<CallName, number>();

  async function look(call: CallName, answer: Response): Promise<Misfit | undefined> {
    const misfit = misfitOf(call, answer.status, await answer.json());
    if (misfit) report(misfit);
    return misfit;
  }

  return async (method, path, answer) => {
    const call = known.get(`${method} ${path}`);
    // a file may be JSON as well: its content is no answer of a contract
    if (!call || !isJson(answer) || (answer.ok && calls.get(call)?.file)) return answer;
    if (mode === 'strict') {
      const misfit = await look(call, answer.clone());
      if (!misfit) return answer;
      const message = `${call} answered ${misfit.status} against its contract: ${misfit.problems.join('; ')}`;
      return Response.json({ message, code: 'contract_broken' }, { status: 500 });
    }
    const time = now();
    if (time >= (due.get(call) ?? 0)) {
      due.set(call, time + SAMPLE_EVERY_MS);
      // beside the page's own way: it waits for nothing, and a body that breaks off is the page's to tell
      look(call, answer.clone()).catch(() => undefined);
    }
    return answer;
  };
}
