import { contactEndpoints } from '@cairn/shared-contracts/api/contacts.endpoints';

export const contactCalls = contactEndpoints();
