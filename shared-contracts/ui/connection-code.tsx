import { useState } from 'react';
import { Button, LinkButton } from './button.tsx';
import css from './connection-code.module.css';
import { CopyIcon, ExternalLinkIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import { clockText, useCountdown } from './use-countdown.ts';

export interface ConnectionCodeProps {
  /** of the messenger */
  name: string;
  code: string;
  /** of the messenger, which has the code written in when it is opened from here */
  url: string;
  /** seconds */
  lifetime: number;
  /** another one begins the time anew */
  run?: number;
  onAgain(): void;
}

/** The code that connects a messenger to the account: what to send, where, and for how long it is good. */
export function ConnectionCode({ name, code, url, lifetime, run = 0, onAgain }: ConnectionCodeProps) {
  const t = useKitMessages();
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
        <p>{t('connectionCode.over')}</p>
        <Button variant="secondary" size="sm" onPress={onAgain}>
          {t('connectionCode.another')}
        </Button>
      </div>
    );
  }
  return (
    <div className={css.box}>
      <p>{t('connectionCode.howTo', { name })}</p>
      <output className={css.code} aria-label={t('connectionCode.label')}>
        {code}
      </output>
      <div className={css.actions}>
        <LinkButton href={url} target="_blank" rel="noopener" size="sm">
          <ExternalLinkIcon />
          {t('connectionCode.open', { name })}
        </LinkButton>
        <Button variant="secondary" size="sm" onPress={() => void copy()}>
          <CopyIcon />
          {t('connectionCode.copy')}
        </Button>
      </div>
      <p className={css.note}>{t('connectionCode.left', { time: clockText(left) })}</p>
      <div role="status" className={css.note}>
        {copied && t(`connectionCode.copied.${copied}`)}
      </div>
    </div>
  );
}
