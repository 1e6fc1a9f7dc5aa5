import type { ApiError } from '../state/api-error.ts';
import type { FieldProblem } from './form-state.ts';
import { useWords } from './words.ts';

/** The messages of specification, section 5, in the reader's language. */
export function useProblemWords(): (problem: FieldProblem) => string {
  const t = useWords();
  return (problem) =>
    typeof problem === 'string' ? problem : String(t(`validation.${problem.code}`, { ...problem.params }));
}

/** What to say when a whole form did not go through (specification, section 8). The api speaks the reader's language itself. */
export function useRefusalWords(): (error: ApiError) => string {
  const t = useWords();
  return (error) => {
    switch (error.kind) {
      case 'refused':
      case 'captcha':
        return error.message;
      case 'offline':
        return t('form.offline');
      case 'redirect':
      case 'broken':
        return t('form.failed');
    }
  };
}
