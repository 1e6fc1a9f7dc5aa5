import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, resolvePublic } from './public-address.ts';

describe('addresses that may be fetched from', () => {
  it.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1:248:1893:25c8:1946', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    // where clouds tell their machines who they are
    ['169.254.169.254', false],
    ['0.0.0.0', false],
    ['255.255.255.255', false],
    ['224.0.0.1', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:127.0.0.1', false],
    ['::ffff:10.0.0.1', false],
    ['64:ff9b::7f00:1', false],
    ['not an address', false],
  ])('%s: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });

  it.each(['localhost', '127.0.0.1', '[::1]', '2130706433', '0x7f.1', 'no-such-host.invalid'])(
    'the host %s is none',
    async (host) => {
      expect(await resolvePublic(new URL(`https://${host}/`).hostname)).toBeUndefined();
    },
  );
});
