import { phoneCodeEndpoints } from '@cairn/shared-contracts/api/phone-code.endpoints';

export const phoneCodes = phoneCodeEndpoints();
