import { sampleSite } from '@cairn/shared-contracts/testing/sample-site';
import { afterEach, describe, expect, it, jest } from '@jest/globals';

interface Rules {
  createHTML(text: string): string | null;
  createScriptURL(text: string): string | null;
  createScript?: unknown;
}

afterEach(() => {
  Reflect.deleteProperty(window, 'trustedTypes');
  jest.resetModules();
});

/** what a page's default policy says, in a browser that has Trusted Types */
async function defaultPolicy(metrics: object = {}): Promise<Rules> {
  const policies = new Map<string, Rules>();
  const createPolicy = (name: string, rules: Rules) => {
    policies.set(name, rules);
    return rules;
  };
  Object.assign(window, { trustedTypes: { createPolicy } });
  const { guardSinks } = await import('./trusted.ts');
  // of what the page starts with, sinks read the site alone
  guardSinks({ platform: { site: sampleSite({ metrics }) } as never });
  const rules = policies.get('default');
  if (!rules) throw new Error('no default policy');
  return rules;
}

describe('what libraries may write into the page', () => {
  it.each([
    ['', ''],
    ['<script></script>', '<script></script>'],
    ['<script>alert(1)</script>', null],
    ['<img src=x onerror=alert(1)>', null],
    ['<b>text</b>', null],
  ])('of markup: %j gives %j', async (html, expected) => {
    expect((await defaultPolicy()).createHTML(html)).toBe(expected);
  });

  it.each([
    ['/assets/shell/maplibre-gl-worker.abc.mjs', true],
    ['http://localhost/cdn/remotes/mf-tour/1.0.0/browser/a.js', true],
    ['https://js.stripe.com/v3/', false],
    ['https://mc.yandex.ru/metrika/tag.js', false],
    ['/media/upload/1.js', false],
    ['/assets/../media/upload/1.js', false],
    ['//other.test/x.js', false],
    ['data:text/javascript,alert(1)', false],
    ['javascript:alert(1)', false],
    ['blob:http://localhost/1', false],
    ['http://[', false],
  ])('of code: %s is loaded: %s', async (address, isLoaded) => {
    expect((await defaultPolicy()).createScriptURL(address)).toBe(isLoaded ? address : null);
  });

  it('a counter is loaded when the site counts with it', async () => {
    const { createScriptURL } = await defaultPolicy({ ym: '1' });
    expect(createScriptURL('https://mc.yandex.ru/metrika/tag.js')).toBe('https://mc.yandex.ru/metrika/tag.js');
  });

  it('no text becomes a script', async () => {
    expect((await defaultPolicy()).createScript).toBeUndefined();
  });
});
