import type { AccountSession, Profile } from '@cairn/shared-contracts/api/user.schema';
import { SmartphoneIcon } from '@cairn/shared-contracts/icons';
import { type ApiError, toApiError, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useRef, useState } from 'react';
import { Refusal } from '../../../common/ui/refusal.tsx';
import { account } from '../model/api.ts';
import { useDeviceTime } from '../model/use-device-time.ts';
import { Loaded } from './loaded.tsx';
import { Part } from './panel.tsx';
import css from './rows.module.css';

/** Where the account is logged in, and the way out of each. */
export function Sessions({ user }: { user: Profile }) {
  const { t } = useTranslation('mf-account');
  const query = account.sessions.useQuery();
  return (
    <Part title={t('settings.sessions.title')} text={t('settings.sessions.text', { email: user.email ?? '' })}>
      <Loaded query={query}>{({ items }) => <List sessions={items} />}</Loaded>
    </Part>
  );
}

function List({ sessions }: { sessions: readonly AccountSession[] }) {
  const { t } = useTranslation('mf-account');
  const [end, { isLoading }] = account.endSession.useMutation();
  const [error, setError] = useState<ApiError>();
  const [news, setNews] = useState('');
  const nameOf = useSessionName();
  const list = useRef<HTMLUListElement>(null);

  async function leave(body: { id?: number }, said: string) {
    setError(undefined);
    setNews('');
    try {
      await end(body).unwrap();
      setNews(said);
      // the rows go, and the focus of what was pressed with them
      list.current?.focus();
    } catch (refusal) {
      setError(toApiError(refusal));
    }
  }

  return (
    <>
      <ul ref={list} tabIndex={-1} className={css.list} aria-label={t('settings.sessions.title')}>
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            isBusy={isLoading}
            onEnd={() => void leave({ id: session.id }, t('settings.sessions.ended', { device: nameOf(session) }))}
          />
        ))}
      </ul>
      <Refusal error={error} />
      {sessions.length > 1 ? (
        <div>
          <Button
            variant="secondary"
            isLoading={isLoading}
            onPress={() => void leave({}, t('settings.sessions.endedOthers'))}
          >
            {t('settings.sessions.endOthers')}
          </Button>
        </div>
      ) : null}
      <div role="status" className={css.news}>
        {news}
      </div>
    </>
  );
}

/** "Firefox on Windows" */
function useSessionName() {
  const { t } = useTranslation('mf-account');
  return ({ browser, system }: AccountSession) =>
    browser && system
      ? t('settings.sessions.device', { browser, system })
      : browser || system || t('settings.sessions.unknown');
}

function Row({ session, isBusy, onEnd }: { session: AccountSession; isBusy: boolean; onEnd: () => void }) {
  const { t } = useTranslation('mf-account');
  const time = useDeviceTime();
  const device = useSessionName()(session);
  const seen = t('settings.sessions.seen', { time: time(session.last_seen_at) });
  return (
    <li className={css.row}>
      <SmartphoneIcon className={css.icon ?? ''} />
      <div className={css.what}>
        <b>{device}</b>
        <p>{[session.place, seen].filter(Boolean).join(' · ')}</p>
      </div>
      {session.is_current ? (
        <Badge tone="success">{t('settings.sessions.current')}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          isDisabled={isBusy}
          aria-label={t('settings.sessions.endOf', { device })}
          onPress={onEnd}
        >
          {t('settings.sessions.end')}
        </Button>
      )}
    </li>
  );
}
