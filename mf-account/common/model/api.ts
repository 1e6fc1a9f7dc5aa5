import { userEndpoints } from '@cairn/shared-contracts/api/user.endpoints';

export const users = userEndpoints();
