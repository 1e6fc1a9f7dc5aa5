import { createHmac, randomBytes } from 'node:crypto';
import { isIPv4 } from 'node:net';

/** of this process: what is counted under it is nobody's address, here or anywhere else */
const salt = randomBytes(32);

/** the first half of an IPv6 address, with the zeros that '::' stands for */
function prefixOf(ip: string): string {
  const [head = '', tail] = ip.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...after].slice(0, 3).join(':');
}

/** What tells networks apart without telling whose they are: /24 of IPv4, /48 of IPv6. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:/i, '');
  const network = isIPv4(plain) ? plain.split('.').slice(0, 3).join('.') : prefixOf(plain.toLowerCase());
  return createHmac('sha256', salt).update(network).digest('base64url').slice(0, 12);
}
