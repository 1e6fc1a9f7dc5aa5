import type { Profile } from '../api/user.schema.ts';
import { coreEndpoints } from '../state/core-endpoints.ts';

/** Who is logged in. `user` is null for a guest, undefined while that is not known yet. */
export function useSession(): { user: Profile | null | undefined } {
  const { data } = coreEndpoints.profile.useQuery();
  return { user: data };
}
