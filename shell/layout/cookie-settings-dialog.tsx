import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { usePlatform } from '@cairn/shared-contracts/remote/platform';
import { COOKIES_CHOSEN } from '@cairn/shared-contracts/remote/platform-events';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { Switch } from '@cairn/shared-contracts/ui/switch';
import { useState } from 'react';
import {
  ALL,
  type Choice,
  COOKIES_OF,
  keepChoice,
  NOTHING,
  PURPOSES,
  type Purpose,
  readChoice,
} from './cookie-choice.ts';
import css from './cookie-settings.module.css';

/** What each purpose may do, with its cookies. Refusing all is as easy as accepting all. */
export default function CookieSettingsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('shell');
  const [choice, setChoice] = useState(() => readChoice(document.cookie) ?? NOTHING);
  const save = (chosen: Choice) => {
    keepChoice(chosen);
    window.dispatchEvent(new Event(COOKIES_CHOSEN));
    onClose();
  };
  return (
    <Dialog
      title={t('cookies.title')}
      closeLabel={t('close')}
      backEntry="cookie-settings"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <p className={css.lead}>{t('cookies.lead')}</p>
      <section className={css.purpose}>
        <h3>{t('cookies.necessary')}</h3>
        <p>{t('cookies.necessaryText')}</p>
        <Cookies of="necessary" />
      </section>
      {PURPOSES.map((purpose) => (
        <section key={purpose} className={css.purpose}>
          <h3>
            <Switch
              isSpread
              isSelected={choice[purpose]}
              onChange={(isOn) => setChoice({ ...choice, [purpose]: isOn })}
            >
              {t(`cookies.${purpose}`)}
            </Switch>
          </h3>
          <p>{t(`cookies.${purpose}Text`)}</p>
          <Cookies of={purpose} />
        </section>
      ))}
      <div className={css.buttons}>
        <Button variant="secondary" onPress={() => save(NOTHING)}>
          {t('cookies.rejectAll')}
        </Button>
        <Button variant="secondary" onPress={() => save(ALL)}>
          {t('cookies.acceptAll')}
        </Button>
        <Button variant="secondary" onPress={() => save(choice)}>
          {t('cookies.save')}
        </Button>
      </div>
    </Dialog>
  );
}

function Cookies({ of }: { of: Purpose | 'necessary' }) {
  const { t } = useTranslation('shell');
  const { metrics } = usePlatform().site;
  const isSet = (group: string) =>
    of !== 'statistics' || (group in metrics && Boolean(metrics[group as keyof typeof metrics]));
  const groups = COOKIES_OF[of].filter(([group]) => isSet(group));
  if (groups.length === 0) return <p className={css.none}>{t('cookies.noCounters')}</p>;
  return (
    <details className={css.list}>
      <summary>{t('cookies.list')}</summary>
      <dl>
        {groups.map(([group, names]) => (
          <div key={group}>
            <dt translate="no">{names.join(', ')}</dt>
            <dd>{t(`cookies.for.${group}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
