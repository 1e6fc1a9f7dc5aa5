import { pushEndpoints } from '@cairn/shared-contracts/api/push.endpoints';

export const pushes = pushEndpoints();
