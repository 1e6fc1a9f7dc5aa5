import type { CallContext, SessionUser } from '../../platform/call.ts';
import type { Services } from '../../platform/services.ts';
import { askerOf } from '../user/asker.ts';
import type { Asker } from './holds.ts';

/** Whom unpaid holds are counted for. */
export const asker = (
  { env }: Pick<Services, 'env'>,
  user: SessionUser,
  { address }: Pick<CallContext<unknown, unknown>, 'address'>,
): Asker => ({ userId: user.id, from: env.RATE_LIMIT ? askerOf({ device: null, address }) : '' });
