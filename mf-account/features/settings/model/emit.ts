import { emitterOf } from '@cairn/shared-contracts/remote/events';

export const emit = emitterOf<'mf-account'>();
