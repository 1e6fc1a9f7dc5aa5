import type { Profile } from '@cairn/shared-contracts/api/user.schema';

/** somebody who is logged in; of the profile only what this remote reads */
export const KATE = { id: 9, first_name: 'Kate', email: 'kate@example.org' } as Profile;
