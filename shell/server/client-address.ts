import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** a household gets a whole /64: its 2^64 addresses are one visitor */
const PREFIX_GROUPS = 4;

function groupsOf(ip: string): string[] {
  const [before = '', after] = ip.split('::');
  const left = before.split(':').filter(Boolean);
  const right = (after ?? '').split(':').filter(Boolean);
  return [...left, ...Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0'), ...right];
}

/** Whom limits count: an address of IPv4, the network of one of IPv6. */
export function clientAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, PREFIX_GROUPS).join(':')}::/64` : ip;
}
