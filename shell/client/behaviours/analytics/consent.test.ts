import { describe, expect, it } from '@jest/globals';
import { consentOf } from './consent.ts';

describe('whether a visit may be counted', () => {
  it.each([
    ['not before the notice is dismissed, where nobody knows the country', '', false, 'due'],
    ['not before in Germany', 'country=DE', false, 'due'],
    ['not before in the United Kingdom', 'country=gb', false, 'due'],
    ['at once elsewhere', 'country=US', false, 'given'],
    ['after the notice', 'country=DE; cookie_notice=1', false, 'given'],
    ['by what was chosen', 'country=US; cookie_notice=1; cookie_choice=campaigns', false, 'refused'],
    ['by what was chosen', 'country=DE; cookie_notice=1; cookie_choice=statistics', false, 'given'],
    ['never when the browser says no', 'cookie_notice=1', true, 'refused'],
    ['never for an employee', 'cookie_notice=1; employee=1', false, 'refused'],
    ['for somebody who took the mark away', 'cookie_notice=1; employee=', false, 'given'],
  ])('%s', (_title, cookies, wantsPrivacy, consent) => {
    expect(consentOf({ cookies, wantsPrivacy })).toBe(consent);
  });
});
