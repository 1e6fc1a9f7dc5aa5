import type { Profile } from '../api/user.schema.ts';
import { coreEndpoints } from '../state/core-endpoints.ts';

/** Who is logged in. `user` is null for a guest, undefined while that is not known yet. */
export function useSession(): { user: Profile | null | undefined } {
  const { data } = coreEndpoints.profile.useQuery();
  return { user: data };
}

/** one key for all who use it: the shell hears that somebody wanted to go, and leads to the home page */
const LOGOUT = { fixedCacheKey: 'logout' } as const;

/** `const [logOut, { isSuccess }] = useLogOut()`: ends the session. The shell then takes the page anew: nothing is left to be done. */
export const useLogOut = () => coreEndpoints.logout.useMutation(LOGOUT);
