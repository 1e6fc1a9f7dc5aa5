import type { OrganizerCheck } from '@cairn/shared-contracts/api/organizer-check.schema';
import { formatDate, formatMonth } from '@cairn/shared-contracts/domain/dates';

/** what a check came to, in the reader's words: keys of `checks` in the texts */
export type CheckState = 'none' | 'passed' | 'failed';
const STATES: Readonly<Record<number, CheckState>> = { 0: 'none', 1: 'passed', 2: 'failed' };

export interface CheckView {
  kind: OrganizerCheck['kind'];
  state: CheckState;
  /** "March 2026" */
  month: string;
  /** "March 31, 2027"; '' where it holds without end */
  until: string;
  reference: string;
}

export const checkViews = (checks: readonly OrganizerCheck[], locale: string): CheckView[] =>
  checks.map(({ kind, status, checked_on, valid_until, reference }) => ({
    kind,
    state: STATES[status] ?? 'none',
    month: checked_on ? formatMonth(checked_on, locale) : '',
    until: valid_until ? formatDate(valid_until, locale, 'long') : '',
    reference,
  }));
