import { type ApiError, apiErrorText } from '@cairn/shared-contracts/remote/platform';

/** Why a code did not open the session. */
export interface CodeProblem {
  /**
   * wrong: type it again · expired: only a new one helps, at once · locked: too many tries, a new one after the wait ·
   * failed: the code may be right, the call did not come through
   */
  kind: 'wrong' | 'expired' | 'locked' | 'failed';
  text: string;
}

export function codeProblem(error: ApiError): CodeProblem {
  const text = apiErrorText(error);
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
