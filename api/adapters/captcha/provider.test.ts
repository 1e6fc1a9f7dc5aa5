import { type SiteInput, siteConfig } from '@cairn/shared-contracts/domain/site';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'zod/mini';
import { readEnv } from '../../platform/env.ts';
import { captchaProviders } from './provider.ts';

const open = (tokens: NonNullable<SiteInput['tokens']>, env: Record<string, string> = {}) => {
  const variant = { key: 'days', config: parse(siteConfig, { tokens }) };
  return captchaProviders({
    env: readEnv({ CAPTCHA: 'on', ...env }),
    sites: { all: [variant], choose: () => variant },
  });
};
const google = { captcha_provider: 1, invisible_captcha_provider: 1 } as const;
const keys = { hard_captcha_key: 'hard', invisible_captcha_key: 'invisible' };

describe('captcha providers of an installation', () => {
  it('work without any key by default', () => {
    expect(Object.keys(open({}))).toEqual(['2']);
  });

  it('are both there when a site uses reCAPTCHA and its keys are set', () => {
    expect(Object.keys(open({ ...google, ...keys }, { RECAPTCHA_SECRET: 'secret' }))).toEqual(['1', '2']);
  });

  it.each([
    ['without our secret', { ...google, ...keys }, {}, 'days.json names reCAPTCHA: RECAPTCHA_SECRET must be set'],
    [
      'without the keys of its pages',
      google,
      { RECAPTCHA_SECRET: 's' },
      'days.json names reCAPTCHA: tokens must have its keys',
    ],
  ])('refuse to start with reCAPTCHA %s', (_case, tokens, env, message) => {
    expect(() => open(tokens, env)).toThrow(message);
  });

  it('do not look at reCAPTCHA where no captcha is asked for', () => {
    expect(() => open(google, { CAPTCHA: 'off' })).not.toThrow();
  });
});
