import type { Profile } from '@cairn/shared-contracts/api/user.schema';

export const KATE: Profile = {
  id: 3,
  first_name: 'Kate',
  last_name: 'Novak',
  is_email_set: true,
  email: 'kate@cairn.example',
  is_email_verified: true,
  phone: null,
  is_phone_verified: false,
  new_email: null,
  new_phone: null,
  timezone: 'UTC',
  member_since: '2021-03-01T00:00:00.000Z',
  has_password: false,
  country: null,
  language: 'en-US',
  currency: 'EUR',
  avatar: null,
  is_admin_auth: false,
  permissions: { can_use_knowledge: false, can_view_commission: false },
};
