import { describe, expect, it } from '@jest/globals';
import { ASKED_FROM, ASKED_HARD_FROM, demandOf, isEnough } from './demand.ts';
import { isProtected } from './protected-calls.ts';

describe('what a client has to prove', () => {
  it.each([
    ['off', 10_000, undefined],
    ['on', 0, 'captcha'],
    ['on', ASKED_HARD_FROM, 'hard_captcha'],
    ['auto', 0, undefined],
    ['auto', ASKED_FROM - 1, undefined],
    ['auto', ASKED_FROM, 'captcha'],
    ['auto', ASKED_HARD_FROM - 1, 'captcha'],
    ['auto', ASKED_HARD_FROM, 'hard_captcha'],
  ] as const)('CAPTCHA=%s after %d calls in a minute: %s', (mode, calls, demand) => {
    expect(demandOf(mode, calls)).toBe(demand);
  });

  it.each([
    ['captcha', 'captcha', true],
    ['hard_captcha', 'captcha', true],
    ['captcha', 'hard_captcha', false],
    [undefined, 'captcha', false],
  ] as const)('%s in place of %s: %s', (proven, asked, enough) => {
    expect(isEnough(proven, asked)).toBe(enough);
  });

  it.each([
    ['/crm/api/chat/send-message', true],
    ['/crm/api/user/auth', true],
    ['/crm/api/user/password-recovery', true],
    ['/spa/upload-review-image', true],
    ['/crm/api/request/invite-tourist', true],
    ['/crm/api/request/send-link-code', true],
    ['/crm/api/request/create', false],
    ['/crm/api/user/profile', false],
    ['/spa/tour', false],
  ])('%s is protected: %s', (path, expected) => {
    expect(isProtected(path)).toBe(expected);
  });
});
