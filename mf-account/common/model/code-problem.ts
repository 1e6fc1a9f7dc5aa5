import type { ApiError } from '@cairn/shared-contracts/remote/platform';

/** Why a code did not open the session. */
export interface CodeProblem {
  /**
   * wrong: type it again · expired: only a new one helps, at once · locked: too many tries, a new one after the wait ·
   * failed: the code may be right, the call did not come through
   */
  kind: 'wrong' | 'expired' | 'locked' | 'failed';
  text: string;
}

/** @param text what the page says to the error */
export function codeProblem(error: ApiError, text: string): CodeProblem {
  if (error.kind !== 'refused') return { kind: 'failed', text };
  switch (error.code) {
    case 'code_expired':
      return { kind: 'expired', text };
    case 'too_many_tries':
      return { kind: 'locked', text };
    default:
      return { kind: error.status === 422 ? 'wrong' : 'failed', text };
  }
}
