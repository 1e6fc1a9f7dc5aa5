import { createHash } from 'node:crypto';
import type { CallContext } from '../../platform/call.ts';

/** Who asks, as far as it can be told. */
export type Asking = Pick<CallContext<unknown, unknown>, 'device' | 'address'>;

/** Who logs in, as far as their list of sessions tells. */
export type Entering = Asking & Pick<CallContext<unknown, unknown>, 'ip' | 'userAgent' | 'site' | 'visitor'>;

const short = (value: string): string => createHash('sha256').update(value).digest('base64url').slice(0, 32);

/** The browser that asks, as tables keep it: no table gives the value of a cookie away. null: it said nothing. */
export const deviceOf = ({ device }: Pick<Asking, 'device'>): string | null => device && `d:${short(device)}`;

/** What a login code is bound to: the browser, or for programs without one the address that they ask from. */
export const askerOf = (asking: Asking): string => deviceOf(asking) ?? `a:${short(asking.address)}`;
