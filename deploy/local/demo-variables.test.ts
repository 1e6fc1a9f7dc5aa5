import { describe, expect, it } from '@jest/globals';
import { demoVariables, isDemo } from './demo-variables.ts';

describe('the local stack', () => {
  it.each([
    ['in development', {}, ['demo', 'dev'], 'auto'],
    ['in development without the demo', { DEMO: 'off' }, ['dev'], undefined],
    ['in production', { NODE_ENV: 'production' }, [], undefined],
    ['in production with the demo', { NODE_ENV: 'production', DEMO: 'on' }, ['demo'], 'auto'],
    ['with a captcha of its own', { CAPTCHA: 'on' }, ['demo', 'dev'], 'on'],
  ])('%s extends the api as it should', (_when, environment, extensions, captcha) => {
    const { API_EXTENSIONS, CAPTCHA } = demoVariables(environment);
    const names = [...(API_EXTENSIONS ?? '').matchAll(/deploy\/(\w+)\/extension\.ts/g)].map(([, name]) => name);
    expect([names, CAPTCHA]).toEqual([extensions, captcha]);
  });

  it('takes extensions that are named in place of its own', () => {
    expect(demoVariables({ API_EXTENSIONS: '/mine.ts' }).API_EXTENSIONS).toBe('/mine.ts');
  });

  it('says what DEMO may be', () => {
    expect(() => isDemo({ DEMO: 'maybe' })).toThrow('DEMO must be on or off, but is "maybe"');
  });
});
