import { settingsEndpoints } from '@cairn/shared-contracts/api/settings.endpoints';

export const account = settingsEndpoints();
