import type { ApiError } from '../state/api-error.ts';
import type { FieldProblem } from './form-state.ts';
import { useKitMessages } from './kit-messages.ts';

/** The messages of specification, section 5, in the reader's language. */
export function useProblemMessages(): (problem: FieldProblem) => string {
  const t = useKitMessages();
  return (problem) =>
    typeof problem === 'string' ? problem : String(t(`validation.${problem.code}`, { ...problem.params }));
}

/** The site's own server refuses some calls before they come to the api. It speaks no language: these are its codes. */
const BEFORE_THE_API = {
  api_unreachable: 'form.failed',
  bad_request: 'form.failed',
  forged_request: 'form.failed',
  body_too_large: 'form.tooLarge',
} as const;

const isBeforeTheApi = (code: string): code is keyof typeof BEFORE_THE_API => Object.hasOwn(BEFORE_THE_API, code);

/** What to say when a call did not go through (specification, section 8). The api says it in the language that was asked for. */
export function useRefusalMessages(): (error: ApiError) => string {
  const t = useKitMessages();
  return (error) => {
    switch (error.kind) {
      case 'refused':
        return isBeforeTheApi(error.code) ? t(BEFORE_THE_API[error.code]) : error.message;
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
