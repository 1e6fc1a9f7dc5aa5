import Bowser from 'bowser';
import ipaddr from 'ipaddr.js';
import type { CallContext } from '../../platform/call.ts';

/** Who logs in, as far as a list of sessions tells: each '' when it is not known. */
export interface SessionClient {
  /** 'Firefox' */
  browser: string;
  /** 'Windows', 'iPhone' */
  system: string;
  /** the address without its end */
  network: string;
}

export const NOBODY_KNOWN: SessionClient = { browser: '', system: '', network: '' };

/** what is cut off keeps the country and gives the person up */
const STORED_BITS = { ipv4: 24, ipv6: 48 } as const;

function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return '';
  const address = ipaddr.process(ip);
  const bits = STORED_BITS[address.kind()];
  const range = `${address.toString()}/${bits}`;
  return address.kind() === 'ipv4'
    ? ipaddr.IPv4.networkAddressFromCIDR(range).toString()
    : ipaddr.IPv6.networkAddressFromCIDR(range).toString();
}

export function clientOf({ userAgent, ip }: Pick<CallContext<unknown, unknown>, 'userAgent' | 'ip'>): SessionClient {
  const network = networkOf(ip);
  if (userAgent === '') return { ...NOBODY_KNOWN, network };
  const { browser, os, platform } = Bowser.parse(userAgent);
  // "iPhone" says more than "iOS"; models of other vendors are numbers
  const system = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  return { browser: browser.name ?? '', system: system ?? '', network };
}
