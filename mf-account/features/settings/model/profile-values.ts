import type { Profile } from '@cairn/shared-contracts/api/user.schema';

/** What the form of the profile holds. */
export interface ProfileValues {
  first_name: string;
  last_name: string;
  email: string;
  /** '+420777123456', or '' */
  phone: string;
}

export const profileValues = (user: Profile): ProfileValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  email: user.email ?? '',
  phone: user.phone ?? '',
});
