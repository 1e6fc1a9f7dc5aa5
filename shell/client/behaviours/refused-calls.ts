import { profile } from '@cairn/shared-contracts/api/user.calls';

const listeners = new Set<() => void>();

/** Hears of calls that were refused for want of a session. @returns ends that */
export function onRefusedCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const addressOf = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : String(input));

/** `fetch` that tells of them. What asks who is logged in is answered by that itself. */
export const tellingRefusals =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init);
    if (answer.status === 401 && !addressOf(input).endsWith(profile.path)) for (const tell of listeners) tell();
    return answer;
  };
