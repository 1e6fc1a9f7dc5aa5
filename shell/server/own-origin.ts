import { BlockList, isIP } from 'node:net';
import { hostName } from '@cairn/shared-contracts/node/sites';

/** networks that nobody reaches from outside: this machine, and those beside it */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('127.0.0.0', 8);
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addAddress('::1', 'ipv6');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

/** 'localhost', 'days.localhost', '127.0.0.1', '[::1]', '192.168.0.5' */
function isLocal(name: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  const address = name.replace(/^\[(.*)\]$/, '$1');
  const version = isIP(address);
  return version !== 0 && PRIVATE.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/**
 * The one origin that a request belongs to, and whether it was asked for by another: what a stranger sends as Host or X-Forwarded-Host
 * must not reach an address in a page, and a page has one address, so that "www." is sent on.
 * @param host 'days.cairn.example:443', as the request names it
 * @param hosts names of the configuration, without ports: the public address's is the main one, else the first. A port is the public
 * address's, except on this machine and in its network.
 */
export function ownOrigin(
  host: string,
  { publicUrl, hosts }: { publicUrl: string; hosts: readonly string[] },
): { origin: string; isStrangeHost: boolean } {
  const site = new URL(publicUrl);
  const name = hostName(host);
  const isLocalSite = isLocal(site.hostname);
  const own = (origin: string) => ({ origin, isStrangeHost: false });
  if (isLocal(name) && (isLocalSite || hosts.includes(name)) && URL.canParse(`http://${host}`)) {
    // the public address may be behind a proxy with a certificate, this machine is not
    return own(new URL(`${isLocalSite ? site.protocol : 'http:'}//${host}`).origin);
  }
  if (name === site.hostname) return own(publicUrl);
  const outside = hosts.filter((one) => !isLocal(one));
  const main = outside.includes(site.hostname) ? site.hostname : outside[0];
  if (main === undefined || !hosts.includes(name)) return { origin: publicUrl, isStrangeHost: true };
  return { origin: `${site.protocol}//${main}${site.port ? `:${site.port}` : ''}`, isStrangeHost: name !== main };
}
