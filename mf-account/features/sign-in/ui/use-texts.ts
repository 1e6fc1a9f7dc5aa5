import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import type { FieldProblem } from '../model/field-rules.ts';

/** message of a field's problem */
export function useProblemText(): (problem: FieldProblem) => string {
  const { t } = useTranslation('mf-account');
  return (problem) => t(`problem.${problem}`);
}
