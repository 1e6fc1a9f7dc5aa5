import { requestEndpoints } from '@cairn/shared-contracts/api/request.endpoints';

export const requests = requestEndpoints();
