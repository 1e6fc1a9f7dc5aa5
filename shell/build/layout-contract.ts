import { join } from 'node:path';
import { usedBy } from '@cairn/shared-contracts/build/contract-of';
import type { Contract } from '@cairn/shared-contracts/remote/release';
import * as layout from '../layout/fragments.ts';

const ROOT = join(import.meta.dirname, '..');
const OWNER = { squad: 'squad-platform', contact: '#squad-platform' };

/** constant → fragment */
const declared = Object.fromEntries(
  Object.entries(layout).flatMap(([constant, value]) =>
    typeof value === 'string' && value in layout.LAYOUT_FRAGMENTS ? [[constant, value]] : [],
  ),
);

/** What `release` holds a remote against: the fragments that the layout shows, the events that it hears. */
export const layoutContract = async (): Promise<Pick<Contract, 'owner' | 'uses' | 'hears'>> => ({
  owner: OWNER,
  ...(await usedBy(ROOT, undefined, declared)),
});
