import ipaddr from 'ipaddr.js';

const NETWORK_BITS = 64;

/**
 * What a client is counted by. Whoever has one IPv6 address has the 2^64 of its network as well (RFC 6177), so those count as one;
 * an IPv4 address in IPv6 clothes is itself.
 */
export function clientAddress(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${NETWORK_BITS}`).toString()}/${NETWORK_BITS}`;
}
