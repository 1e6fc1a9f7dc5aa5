import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { type LimitRule, type Limits, requireBy, type Verdict } from '../limits.ts';
import type { SharedMemory } from './shared-memory.ts';

/** longer than that nobody is refused without a look at what was counted: it may have been given back */
const LONGEST_S = 5;

const refusal = z.object({ hits: z.number(), openAt: z.number() });

/**
 * The database counts tries, and goes on counting whatever becomes of Redis: who has used up theirs gets no new ones by its loss. What Redis
 * holds is that somebody was refused, so that a flood of tries is refused without the database.
 */
export function shieldedLimits(limits: Limits, memory: SharedMemory, clock: Clock): Limits {
  const keyOf = (prefix: string, rule: LimitRule, who: string) => `${prefix}:refused:${rule.name}:${who}`;
  const now = () => clock.now().getTime();

  async function known(rule: LimitRule, who: string): Promise<Verdict | undefined> {
    const text = await memory.ask((redis, prefix) => redis.get(keyOf(prefix, rule, who)));
    if (!text) return undefined;
    // whoever reaches Redis may write there: what makes no sense was not said by one of ours
    const { data } = refusal.safeParse(parsed(text));
    if (!data || data.openAt <= now()) return undefined;
    return { passed: false, hits: data.hits, retryAfter: Math.ceil((data.openAt - now()) / 1_000) };
  }
  async function remember(rule: LimitRule, who: string, { hits, retryAfter }: Verdict): Promise<void> {
    const text = JSON.stringify({ hits, openAt: now() + retryAfter * 1_000 });
    const expiration = { type: 'EX', value: Math.min(LONGEST_S, retryAfter) } as const;
    await memory.ask((redis, prefix) => redis.set(keyOf(prefix, rule, who), text, { expiration }));
  }
  const unsay = (rule: LimitRule, who: string) => memory.ask((redis, prefix) => redis.del(keyOf(prefix, rule, who)));

  async function take(rule: LimitRule, who: string): Promise<Verdict> {
    const refused = await known(rule, who);
    if (refused) return refused;
    const verdict = await limits.take(rule, who);
    if (!verdict.passed && verdict.retryAfter > 0) await remember(rule, who, verdict);
    return verdict;
  }
  return {
    ...limits,
    take,
    require: requireBy(take),
    async giveBack(rule, who) {
      await limits.giveBack(rule, who);
      await unsay(rule, who);
    },
    async forget(rule, who) {
      await limits.forget(rule, who);
      await unsay(rule, who);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
