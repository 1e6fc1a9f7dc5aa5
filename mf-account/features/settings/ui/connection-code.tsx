import { CopyIcon, ExternalLinkIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button, LinkButton } from '@cairn/shared-contracts/ui/button';
import { useState } from 'react';
import { clockText, useCountdown } from '../../../common/model/use-countdown.ts';
import css from './connection-code.module.css';

interface ConnectionCodeProps {
  /** of the messenger */
  name: string;
  code: string;
  url: string;
  /** seconds */
  lifetime: number;
  run: number;
  onAgain(): void;
}

/** What to send, and where: opened from here, the messenger has the code written in already. */
export function ConnectionCode({ name, code, url, lifetime, run, onAgain }: ConnectionCodeProps) {
  const { t } = useTranslation('mf-account');
  const left = useCountdown(lifetime, run);
  const [copied, setCopied] = useState<'yes' | 'no'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied('yes');
    } catch {
      // a browser may refuse its clipboard: the code stands there to be typed
      setCopied('no');
    }
  }

  if (left === 0) {
    return (
      <div className={css.box}>
        <p>{t('settings.messengers.codeOver')}</p>
        <Button variant="secondary" size="sm" onPress={onAgain}>
          {t('settings.messengers.another')}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.box}>
      <p>{t('settings.messengers.howTo', { name })}</p>
      <output className={css.code} aria-label={t('settings.messengers.code')}>
        {code}
      </output>
      <div className={css.actions}>
        <LinkButton href={url} target="_blank" rel="noopener" size="sm">
          <ExternalLinkIcon />
          {t('settings.messengers.open', { name })}
        </LinkButton>
        <Button variant="secondary" size="sm" onPress={() => void copy()}>
          <CopyIcon />
          {t('settings.messengers.copy')}
        </Button>
      </div>
      <p className={css.note}>{t('settings.messengers.codeLeft', { time: clockText(left) })}</p>
      <div role="status" className={css.note}>
        {copied && t(`settings.messengers.copied.${copied}`)}
      </div>
    </div>
  );
}
