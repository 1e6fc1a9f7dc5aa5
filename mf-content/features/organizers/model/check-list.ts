import type { OrganizerCheck } from '@cairn/shared-contracts/api/organizer-check.schema';
import { formatDate, formatMonth } from '@cairn/shared-contracts/domain/dates';
import { CHECK_STATUS } from '@cairn/shared-contracts/domain/organizer-checks';

/** what a check came to, in the reader's words: keys of `checks` in the texts */
export type CheckState = 'none' | 'expired' | 'passed' | 'failed';

export interface CheckView {
  kind: OrganizerCheck['kind'];
  state: CheckState;
  /** "March 2026" */
  month: string;
  /** "March 31, 2027": when it runs out, or ran out; '' where it holds without end */
  until: string;
  reference: string;
}

function stateOf({ status, valid_until }: OrganizerCheck): CheckState {
  if (status === CHECK_STATUS.success) return 'passed';
  if (status === CHECK_STATUS.failed) return 'failed';
  return valid_until === null ? 'none' : 'expired';
}

export const checkViews = (checks: readonly OrganizerCheck[], locale: string): CheckView[] =>
  checks.map((check) => ({
    kind: check.kind,
    state: stateOf(check),
    month: check.checked_on ? formatMonth(check.checked_on, locale) : '',
    until: check.valid_until ? formatDate(check.valid_until, locale, 'long') : '',
    reference: check.reference,
  }));
