import type { CallContext } from '../../platform/call.ts';
import { tooMany } from '../../platform/errors.ts';
import type { LimitRule } from '../../platform/limits.ts';
import type { Services } from '../../platform/services.ts';
import { type Asking, askerOf } from './asker.ts';

/**
 * What is tried at a log-in, and by whom it is counted: deploy/decisions/0022-what-limits-a-login.md. Strangers are counted by address
 * and by login, browsers that the account knows by themselves alone.
 */
const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** passwords */
const OF_KNOWN_DEVICE: LimitRule = {
  name: 'password, known device',
  free: 10,
  window: HOUR,
  wait: 30,
  longestWait: 900,
};
const FROM_ADDRESS: LimitRule = {
  ...{ name: 'password, address', free: 50, window: 15 * MINUTE },
  ...{ wait: MINUTE, longestWait: HOUR },
};
const OF_LOGIN_FROM_ADDRESS: LimitRule = {
  ...{ name: 'password, login and address', free: 10, window: 15 * MINUTE },
  ...{ wait: MINUTE, longestWait: HOUR },
};
const OF_LOGIN: LimitRule = { name: 'password, login', free: 100, window: DAY, wait: 5 * MINUTE, longestWait: HOUR };
/** codes that are asked for */
const CODES_TO_KNOWN_DEVICE: LimitRule = { name: 'codes, known device', free: 20, window: HOUR };
const CODES_FROM_ADDRESS: LimitRule = { name: 'codes, address', free: 60, window: HOUR };
const CODES_TO_LOGIN: LimitRule = { name: 'codes, login', free: 60, window: DAY };
/** refresh tokens that nobody has given out */
const INVENTED_TOKENS: LimitRule = { name: 'invented refresh tokens', free: 30, window: MINUTE };
const REFRESHES: LimitRule = { name: 'refreshes of a session', free: 30, window: MINUTE };

/** tries within the window after which a stranger proves to be a person, and at length */
const ASKED_AFTER = { address: [10, 30], loginFromAddress: [5, 8], login: [10, 30], codes: [5, 20] } as const;
/** codes a day that strangers can have sent to a login; after them the message holds a link, which cannot be guessed */
const TYPABLE_CODES = 20;

/** more tries than these ask for a captcha, and for a hard one */
type Threshold = readonly [captcha: number, hard: number];

type Caller = Asking & Pick<CallContext<unknown, unknown>, 'prove'>;

const demandOf = (hits: number, [captcha, hard]: Threshold) =>
  hits > hard ? 'hard_captcha' : hits > captcha ? 'captcha' : undefined;

interface Counted {
  rule: LimitRule;
  who: string;
  asked: Threshold;
}

/** A try that was counted before it is looked at. */
export interface CountedTry {
  /** the password was right: it does not count */
  wasRight(): Promise<void>;
}

/**
 * Counts a try of a password.
 * @param knownTo the user to whose account the browser has logged in before
 * @throws ApiError 429 too_many_tries, captcha_required, hard_captcha_required
 */
export async function countPasswordTry(
  services: Services,
  caller: Caller,
  login: string,
  knownTo: number | undefined,
): Promise<CountedTry> {
  const { limits } = services;
  if (knownTo !== undefined) {
    const who = `${knownTo} ${askerOf(caller)}`;
    await limits.require(OF_KNOWN_DEVICE, who);
    return { wasRight: () => limits.forget(OF_KNOWN_DEVICE, who) };
  }
  const here = `${login} ${caller.address}`;
  const counted: Counted[] = [
    ...(services.env.RATE_LIMIT ? [{ rule: FROM_ADDRESS, who: caller.address, asked: ASKED_AFTER.address }] : []),
    { rule: OF_LOGIN_FROM_ADDRESS, who: here, asked: ASKED_AFTER.loginFromAddress },
    { rule: OF_LOGIN, who: login, asked: ASKED_AFTER.login },
  ];
  const demands = new Set<ReturnType<typeof demandOf>>();
  for (const { rule, who, asked } of counted) demands.add(demandOf((await limits.require(rule, who)).hits, asked));
  const giveBack = async () => {
    for (const { rule, who } of counted) await limits.giveBack(rule, who);
  };
  const demand = demands.has('hard_captcha') ? 'hard_captcha' : demands.has('captcha') ? 'captcha' : undefined;
  try {
    if (demand) await caller.prove(demand);
  } catch (error) {
    // no password was looked at: the same try comes again with the proof
    await giveBack();
    throw error;
  }
  return {
    async wasRight() {
      await giveBack();
      await limits.forget(OF_LOGIN_FROM_ADDRESS, here);
    },
  };
}

/**
 * Counts a code that is asked for.
 * @returns whether the message may hold digits to type; a link is in it anyway
 * @throws ApiError 429 too_many_tries, captcha_required, hard_captcha_required
 */
export async function countCode(
  { limits, env }: Services,
  caller: Caller,
  login: string,
  knownTo: number | undefined,
): Promise<{ isTypable: boolean }> {
  const options = { says: 'instead.codesAsked' } as const;
  if (knownTo !== undefined) {
    await limits.require(CODES_TO_KNOWN_DEVICE, `${knownTo} ${askerOf(caller)}`, options);
    return { isTypable: true };
  }
  if (env.RATE_LIMIT) await limits.require(CODES_FROM_ADDRESS, caller.address, options);
  const { hits } = await limits.require(CODES_TO_LOGIN, login, options);
  const demand = demandOf(hits, ASKED_AFTER.codes);
  if (demand) await caller.prove(demand);
  return { isTypable: hits <= TYPABLE_CODES };
}

/**
 * Counts a refresh: by its session, so that no visitor exhausts another's; an invented token by the address it comes from.
 * @throws ApiError 429 too_many_requests, which is no refusal of the token
 */
export async function countRefresh(
  { limits }: Services,
  { address }: Asking,
  sessionId: number | undefined,
): Promise<void> {
  const { passed, retryAfter } =
    sessionId === undefined
      ? await limits.take(INVENTED_TOKENS, address)
      : await limits.take(REFRESHES, String(sessionId));
  if (!passed) throw tooMany('too_many_requests', retryAfter);
}
