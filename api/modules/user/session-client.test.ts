import { describe, expect, it } from '@jest/globals';
import { clientOf } from './session-client.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('what a session keeps of who logs in', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0', 'Firefox', 'Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPhone',
    ],
    [`${MAC} Chrome/139.0.0.0 Safari/537.36`, 'Chrome', 'macOS'],
    ['node', '', ''],
    ['', '', ''],
    [`${'x'.repeat(5_000)}/1.0`, '', ''],
  ])('%s', (userAgent, browser, system) => {
    expect(clientOf({ userAgent, ip: '' })).toEqual({ browser, system, network: '' });
  });

  it.each([
    ['212.42.96.77', '212.42.96.0'],
    ['::ffff:212.42.96.77', '212.42.96.0'],
    ['2a01:4f8:1234:5678::1', '2a01:4f8:1234::'],
    ['no address', ''],
  ])('of %s only the network', (ip, network) => {
    expect(clientOf({ userAgent: '', ip }).network).toBe(network);
  });
});
