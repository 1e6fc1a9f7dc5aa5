import type { CaptchaChallenge } from '@cairn/shared-contracts/api/captcha.schema';
import type { Site } from '@cairn/shared-contracts/domain/site';
import type { CaptchaKind, CaptchaProof } from '../../adapters/captcha/captcha.ts';
import { captchaProviders, chosenBy } from '../../adapters/captcha/provider.ts';
import { type ApiError, tooMany } from '../../platform/errors.ts';
import type { Guard, Prove } from '../../platform/http/guard.ts';
import type { LimitRule } from '../../platform/limits.ts';
import type { Services } from '../../platform/services.ts';
import { demandOf, isEnough } from './demand.ts';
import { isProtected } from './protected-calls.ts';
import { spend } from './spent.ts';

/** never refuses: how many there were decides what is asked for */
const PROTECTED_CALLS_LATELY: LimitRule = { name: 'protected calls', free: 1_000_000, window: 60 };

export interface Captcha {
  guard: Guard;
  /** @param asked what an answer 429 asked for; without it what the next protected call will need */
  challenge(client: { address: string; site: Site }, asked?: CaptchaKind): Promise<CaptchaChallenge>;
}

/** specification §8: the type tells the page which one to solve; with the proof it may call again at once, which a header can say no sooner than in a second */
const refusal = (kind: CaptchaKind): ApiError => tooMany(`${kind}_required`, 1, { type: kind });

/** The invisible captcha of specification §6. */
export function createCaptcha(services: Services): Captcha {
  const { env, db, log, limits } = services;
  const providers = captchaProviders(services);

  async function proven(
    proof: string,
    kind: CaptchaKind,
    caller: { ip: string; site: Site },
  ): Promise<CaptchaProof | undefined> {
    // whoever was asked for the hard one brings that, and the site may have another provider for it
    for (const provider of new Set([kind, 'hard_captcha' as const].map((one) => chosenBy(caller.site, one).provider))) {
      const solved = await providers[provider]?.check(proof, caller).catch((error: unknown) => {
        // another company's server is away: the caller may try again, and nobody passes unseen
        log.warn({ error: String(error) }, 'captcha could not be checked');
        return undefined;
      });
      if (solved) return solved;
    }
    return undefined;
  }

  /** asks one request for proofs: what it has shown already counts, and is used up once */
  function proverOf(proof: string | undefined, caller: { ip: string; site: Site }): Prove {
    let shown: CaptchaKind | undefined;
    return async (asked) => {
      if (env.CAPTCHA === 'off' || isEnough(shown, asked)) return;
      const solved = proof === undefined ? undefined : await proven(proof, asked, caller);
      if (!solved || !isEnough(solved.kind, asked) || !(await spend(db, solved))) throw refusal(asked);
      shown = solved.kind;
    };
  }

  return {
    async guard({ path, proof, address, ...caller }) {
      const prove = proverOf(proof, caller);
      if (!isProtected(path)) return prove;
      // where nothing is asked for, nothing is counted
      if (env.CAPTCHA === 'off') return prove;
      const { hits } = await limits.take(PROTECTED_CALLS_LATELY, address);
      const asked = demandOf(env.CAPTCHA, hits - 1);
      if (asked) await prove(asked);
      return prove;
    },
    async challenge({ address, site }, asked) {
      const kind = asked ?? demandOf(env.CAPTCHA, await limits.look(PROTECTED_CALLS_LATELY, address));
      if (!kind) return { type: null };
      const { provider, key } = chosenBy(site, kind);
      const task = await providers[provider]?.task(kind, key);
      return task ? { type: kind, provider, task } : { type: null };
    },
  };
}
