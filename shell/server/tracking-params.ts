/** where a visit comes from, as campaigns and those who sell advertisements write it into addresses: no page is made of it */
const TRACKING =
  /^(?:utm_\w+|[gd]clid|gbraid|wbraid|gad_\w+|srsltid|_gl|fbclid|msclkid|yclid|ymclid|ysclid|_openstat|twclid|ttclid|li_fat_id|igshid|mc_[ce]id)$/;

const isTracking = (pair: string): boolean => TRACKING.test(pair.split('=', 1)[0] ?? '');

export interface Parted {
  /** the address without them; all else as it was, letter by letter */
  address: string;
  /** what was taken out, to be put back where a visitor is sent on: 'utm_source=mail&gclid=1' or '' */
  tracking: string;
}

/** Takes out of an address what tells where the visitor came from: pages by such addresses are one page. */
export function withoutTracking(address: string): Parted {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  const pairs = query.slice(1).split('&');
  const tracking = pairs.filter(isTracking);
  if (tracking.length === 0) return { address, tracking: '' };
  const others = pairs.filter((pair) => !isTracking(pair));
  return { address: path + (others.length > 0 ? `?${others.join('&')}` : '') + hash, tracking: tracking.join('&') };
}

/** The address that a visitor is sent to, with what was taken out of the one they asked for. Other sites are not told. */
export function withTracking(location: string, tracking: string): string {
  if (tracking === '' || !/^\/(?!\/)/.test(location)) return location;
  const [, before = '', hash = ''] = /^([^#]*)(#.*)?$/s.exec(location) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${tracking}${hash}`;
}
