import type { VerificationInfo } from '@cairn/shared-contracts/api/organizer.schema';
import { CheckIcon, ClockIcon, MinusIcon, XIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type CheckState, type CheckView, checkViews } from '../model/check-list.ts';
import css from './check-list.module.css';

const ICONS = { passed: CheckIcon, failed: XIcon, expired: ClockIcon, none: MinusIcon } as const satisfies Record<
  CheckState,
  unknown
>;

/** Each check with its state, its date and what it means. */
export function CheckList({ info }: { info: VerificationInfo }) {
  const { locale } = usePlatform();
  return (
    <ul className={css.list}>
      {checkViews(info.checks, locale).map((check) => (
        <Check key={check.kind} check={check} />
      ))}
    </ul>
  );
}

function Check({ check: { kind, state, month, until, reference } }: { check: CheckView }) {
  const { t } = useTranslation('mf-content');
  const Icon = ICONS[state];
  // what has run out says when, and no more when it was checked
  const when =
    state === 'expired'
      ? t('checks.state.expired', { date: until })
      : [state === 'passed' ? '' : t(`checks.state.${state}`), month].filter(Boolean).join(' · ');
  const facts = [reference, until && t('checks.until', { date: until })].filter(Boolean).join(' · ');
  return (
    <li className={css.check}>
      <Icon size={18} className={css[state] ?? ''} />
      <div className={css.words}>
        <p className={css.head}>
          <b>{t(`checks.${kind}.name`)}</b>
          <span className={css.date}>{when}</span>
        </p>
        <p className={css.means}>{t(`checks.${kind}.means`)}</p>
        {state === 'passed' && facts ? <p className={css.means}>{facts}</p> : null}
      </div>
    </li>
  );
}
