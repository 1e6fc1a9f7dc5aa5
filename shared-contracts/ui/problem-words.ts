import { useTranslation } from 'react-i18next';
import { DEFAULT_LOCALE } from '../i18n/locales.ts';
import type { ApiError } from '../state/api-error.ts';
import type { FieldProblem } from './form-state.ts';
import { useWords } from './words.ts';

/** The messages of specification, section 5, in the reader's language. */
export function useProblemWords(): (problem: FieldProblem) => string {
  const t = useWords();
  return (problem) =>
    typeof problem === 'string' ? problem : String(t(`validation.${problem.code}`, { ...problem.params }));
}

type Refused = Extract<ApiError, { kind: 'refused' }>;

/**
 * What the api said "no" with, in the reader's language. Its messages are English (specification, section 8: they are read from the
 * body); its codes are stable, and the texts go by them. What has no text keeps the message: a wrong language is better than no reason.
 */
export function useLocalRefusal(): (error: ApiError) => ApiError {
  const { t, i18n } = useTranslation('kit');
  const isApis = i18n.language === DEFAULT_LOCALE.iso;

  function local(error: Refused): Refused {
    const key = `refusal.${error.code}`;
    if (!i18n.exists(key, { ns: 'kit' })) return error;
    // `exists` has just said that the key is one of the typed ones
    const message = String(t(key as 'refusal.unauthorized'));
    const inField = (text: string) => (text === error.message ? message : text);
    const fields = Object.entries(error.fields).map(([name, texts]) => [name, texts.map(inField)]);
    return { ...error, message, fields: Object.fromEntries(fields) };
  }

  return (error) => {
    if (isApis) return error;
    if (error.kind === 'captcha') return { ...error, message: t('refusal.captcha_required') };
    return error.kind === 'refused' ? local(error) : error;
  };
}

/** What to say when a call did not go through (specification, section 8), in the reader's language. */
export function useRefusalWords(): (error: ApiError) => string {
  const t = useWords();
  const local = useLocalRefusal();
  return (error) => {
    switch (error.kind) {
      case 'refused':
      case 'captcha': {
        const said = local(error);
        return 'message' in said ? said.message : t('form.failed');
      }
      case 'offline':
        return t('form.offline');
      case 'redirect':
      case 'broken':
        return t('form.failed');
    }
  };
}
