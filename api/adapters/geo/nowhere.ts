import { BlockList, isIPv6 } from 'node:net';

/** Networks that are in no country (IANA's special-purpose registries); the database has stray records of some. */
const NETWORKS: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['2001:db8::', 32],
];

const family = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4');

const list = new BlockList();
for (const [network, prefix] of NETWORKS) list.addSubnet(network, prefix, family(network));

/** private, reserved and documentation addresses */
export const isNowhere = (ip: string): boolean => list.check(ip, family(ip));
