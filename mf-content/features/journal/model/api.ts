import { contentEndpoints } from '@cairn/shared-contracts/api/content.endpoints';

export const content = contentEndpoints();
