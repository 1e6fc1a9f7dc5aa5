import type { PublicSite } from '@cairn/shared-contracts/domain/public-site';
import type { SiteInput } from '@cairn/shared-contracts/domain/site';
import { sampleSite } from '@cairn/shared-contracts/testing/sample-site';
import { describe, expect, it } from '@jest/globals';
import { CLOSED_POLICY, CODE_POLICY, pagePolicy, permissionsPolicy } from './security-policy.ts';

const policyOf = (
  site: SiteInput = {},
  more: { origin?: string; cdn?: string; mediaHosts?: string[] } = {},
): Record<string, string[]> => {
  const text = pagePolicy(
    { origin: 'https://cairn.test', cdn: '/cdn', site: sampleSite(site), mediaHosts: [], ...more },
    'abc',
  );
  return Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
};

describe("a page's Content-Security-Policy", () => {
  it.each([
    pagePolicy({ origin: 'https://cairn.test', cdn: '/cdn', site: sampleSite(), mediaHosts: [] }, 'abc'),
    CLOSED_POLICY,
    CODE_POLICY,
  ])('allows nothing unsafe and no whole scheme: %s', (policy) => {
    expect(policy).not.toMatch(/unsafe|https:(\s|;|$)|\*(\s|;|$)/);
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/base-uri 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
  });

  it('runs scripts and styles by nonce, whatever else the site has', () => {
    const policy = policyOf({ metrics: { ym: '1', gtag: 'G-1' } });
    expect(policy['script-src']).toEqual(["'nonce-abc'", "'strict-dynamic'"]);
    expect(policy['style-src']).toEqual(["'self'", "'nonce-abc'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['default', 'cairn-html', 'cairn-imports']);
  });

  it.each([
    ['style-src', 'https://cdn.test'],
    ['img-src', 'https://cdn.test'],
    ['font-src', 'https://cdn.test'],
    ['connect-src', 'https://cdn.test'],
  ])('%s takes a CDN of another origin, and only then', (directive, host) => {
    expect(policyOf({}, { cdn: 'https://cdn.test/releases' })[directive]).toContain(host);
    expect(policyOf({}, { cdn: '/cdn' })[directive]).not.toContain('https://cairn.test');
  });

  it('Google’s captcha is spoken to where the site has it', () => {
    const google = 'https://www.google.com';
    expect(policyOf({ tokens: { captcha_provider: 1 } })).toMatchObject({
      'connect-src': expect.arrayContaining([google]),
      'frame-src': expect.arrayContaining([google]),
    });
    expect(JSON.stringify(policyOf())).not.toContain(google);
  });

  it.each<[keyof PublicSite['metrics'], string]>([
    ['ym', 'https://mc.yandex.ru'],
    ['gtag', 'https://*.google-analytics.com'],
    ['roistat', 'https://cloud.roistat.com'],
    ['clarity', 'https://*.clarity.ms'],
  ])('the hosts of %s are there when the site counts with it', (counter, host) => {
    expect(policyOf({ metrics: { [counter]: 'X1' } })['connect-src']).toContain(host);
    expect(policyOf()['connect-src']).not.toContain(host);
  });

  it("payment happens on the payment systems' own pages: those may be opened, and nothing of theirs is let in", () => {
    const policy = policyOf({ paymentSystems: ['stripe', 'moneta'] });
    expect(policy['form-action']).toEqual(["'self'", 'https://checkout.stripe.com', 'https://www.moneta.ru']);
    const { 'form-action': _, ...rest } = policy;
    expect(JSON.stringify(rest)).not.toMatch(/stripe|moneta/);
    expect(permissionsPolicy()).toContain('payment=(self)');
  });

  it('fetches the pictures of a map from where the site takes them', () => {
    const mapTiles = { url: 'https://tiles.test/{z}/{x}/{y}.png', attribution: 'Tiles' };
    expect(policyOf({ mapTiles })['connect-src']).toContain('https://tiles.test');
    expect(policyOf()['connect-src']).not.toContain('https://tiles.test');
  });

  it('shows pictures and videos of the configuration, wherever they are', () => {
    const policy = policyOf({}, { mediaHosts: ['https://videos.test'] });
    expect(policy['media-src']).toContain('https://videos.test');
    expect(policy['img-src']).toContain('https://videos.test');
    expect(policy['connect-src']).not.toContain('https://videos.test');
  });

  it('embeds the three players of the media viewer', () => {
    expect(policyOf({ paymentSystems: ['tbank'] })['frame-src']).toEqual([
      'https://www.youtube-nocookie.com',
      'https://rutube.ru',
      'https://player.vimeo.com',
    ]);
  });

  it.each([
    ['http://localhost:3000', 'ws://localhost:3000', undefined],
    ['https://cairn.test', 'wss://cairn.test', []],
  ])('on %s the socket is %s', (origin, socket, upgrade) => {
    const policy = policyOf({}, { origin });
    expect(policy['connect-src']).toContain(socket);
    expect(policy['upgrade-insecure-requests']).toEqual(upgrade);
  });
});

it.each(['microphone=(self)', 'geolocation=(self)', 'camera=()'])('pages may ask the browser for %s', (expected) => {
  expect(permissionsPolicy().split(', ')).toContain(expected);
});
