import type { Site } from '@cairn/shared-contracts/domain/site';
import type { Services } from '../../platform/services.ts';
import { altcha } from './altcha.ts';
import type { CaptchaAdapter, CaptchaKind } from './captcha.ts';
import { recaptcha } from './recaptcha.ts';

/** Captcha providers by their number in the site's tokens (specification §3). */
const CAPTCHA_PROVIDER = { recaptcha: 1, altcha: 2 } as const;
export type CaptchaProviderId = Site['tokens']['captcha_provider'];

/** Which provider a site uses for a kind, and the key that its pages know. */
export function chosenBy(
  { tokens }: Pick<Site, 'tokens'>,
  kind: CaptchaKind,
): { provider: CaptchaProviderId; key: string } {
  return kind === 'captcha'
    ? { provider: tokens.invisible_captcha_provider, key: tokens.invisible_captcha_key || tokens.captcha_key }
    : { provider: tokens.captcha_provider, key: tokens.hard_captcha_key };
}

/** A variant of the site that asks for a captcha which cannot work. The message is one line. */
export class CaptchaConfigError extends Error {
  override name = 'CaptchaConfigError';
}

type Registry = Readonly<Partial<Record<CaptchaProviderId, CaptchaAdapter>>>;

/**
 * The providers that the variants of this installation name.
 * @throws CaptchaConfigError when one of them lacks its keys
 */
export function captchaProviders({ env, sites }: Pick<Services, 'env' | 'sites'>): Registry {
  const registry: Registry = {
    [CAPTCHA_PROVIDER.altcha]: altcha(env.APP_SECRET),
    ...(env.RECAPTCHA_SECRET ? { [CAPTCHA_PROVIDER.recaptcha]: recaptcha(env.RECAPTCHA_SECRET) } : {}),
  };
  for (const { key: name, config } of env.CAPTCHA === 'off' ? [] : sites.all) {
    for (const kind of ['captcha', 'hard_captcha'] as const) {
      const { provider, key } = chosenBy(config, kind);
      if (!registry[provider])
        throw new CaptchaConfigError(`${name}.json names reCAPTCHA: RECAPTCHA_SECRET must be set`);
      if (provider === CAPTCHA_PROVIDER.recaptcha && key === '') {
        throw new CaptchaConfigError(`${name}.json names reCAPTCHA: tokens must have its keys`);
      }
    }
  }
  return registry;
}
