import { lookup as resolve } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Whether an address is anybody's on the internet: not this machine, not its networks, not the cloud's own services. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // ::ffff:127.0.0.1 is 127.0.0.1
  return ipaddr.process(address).range() === 'unicast';
}

export interface ResolvedHost {
  address: string;
  family: number;
}

/** Every address of a host; one that is not public spoils them all, or an attacker's name server would take turns. */
export async function resolvePublic(host: string): Promise<ResolvedHost | undefined> {
  const name = host.replace(/^\[|\]$/g, '');
  const addresses = await resolve(name, { all: true }).catch(() => []);
  return addresses.every(({ address }) => isPublicAddress(address)) ? addresses[0] : undefined;
}
