import { CheckIcon, CopyIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useEffect, useRef } from 'react';
import { HELP_PATH } from '../model/help-address.ts';
import css from './help-request.module.css';
import type { SentRequest } from './help-request.tsx';

/** The number of the case, and who acts next. The form that had the focus is gone: it goes on to this. */
export function HelpSent({ sent: { number, type, email } }: { sent: SentRequest }) {
  const { t } = useTranslation('mf-content');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const copy = async () => {
    await navigator.clipboard.writeText(number);
    toast({ tone: 'success', text: t('help.copied') });
  };
  return (
    <div ref={ref} tabIndex={-1} role="status" className={css.sent}>
      <span className={css.tick}>
        <CheckIcon size={30} />
      </span>
      <h1>{t('help.sent')}</h1>
      <p>{email ? t('help.sentMail', { email }) : t('help.sentCall')}</p>
      <p className={css.number}>
        <span>{t('help.case')}</span>
        <b>{number}</b>
        <Button variant="soft" size="sm" onPress={() => void copy().catch(() => undefined)}>
          <CopyIcon size={16} />
          {t('help.copy')}
        </Button>
      </p>
      <p>{t(`help.kind.${type}`)}</p>
      <div className={css.ways}>
        <LinkButton href={HELP_PATH}>{t('help.back')}</LinkButton>
      </div>
    </div>
  );
}
