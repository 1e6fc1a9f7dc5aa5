import { describe, expect, it } from '@jest/globals';
import { emailOrPhone, isPhone, tidyLogin } from './login-rules.ts';

describe('what somebody logs in with', () => {
  it.each([
    ['kate@cairn.example', undefined],
    ['+420 777 123 456', undefined],
    ['+1 (201) 555-0123', undefined],
    ['', undefined],
    ['777 123 456', 'wrong'],
    ['+420 77', 'wrong'],
    ['kate', 'wrong'],
  ])('%j: %s', (typed, problem) => {
    expect(emailOrPhone('wrong')(typed, {})).toBe(problem);
  });

  it.each([
    [' kate@cairn.example ', 'kate@cairn.example', false],
    ['+1 (201) 555-0123', '+12015550123', true],
    ['+kate@cairn.example', '+kate@cairn.example', false],
  ])('%j goes to the api as %j', (typed, login, isNumber) => {
    expect([tidyLogin(typed), isPhone(tidyLogin(typed))]).toEqual([login, isNumber]);
  });
});
