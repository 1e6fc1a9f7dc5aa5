import {
  AlertTriangleIcon,
  LayersIcon,
  LinkIcon,
  LogOutIcon,
  RotateCcwIcon,
  XIcon,
} from '@cairn/shared-contracts/icons';
import { useState } from 'react';
import type { InspectorState } from '../../composition/boot.ts';
import css from './inspector.module.css';
import { linkToMix } from './inspector-calls.ts';
import { RemoteRow } from './remote-row.tsx';
import type { ShownRemote } from './shown-remotes.ts';
import { useWords } from './words.ts';

interface PanelProps {
  state: InspectorState | undefined;
  remotes: readonly ShownRemote[];
  /** why the last choice was refused */
  fault: string | undefined;
  isBusy: boolean;
  marked: string | undefined;
  lcp: number | undefined;
  onClose(): void;
  onMark(name: string): void;
  onChoose(remote: string, version: string | undefined): void;
  onReset(): void;
  onLeave(): void;
}

export function InspectorPanel({ state, remotes, fault, isBusy, marked, lcp, ...on }: PanelProps) {
  const { t, kb, seconds, moment } = useWords();
  const [shared, setShared] = useState<string>();
  const here = remotes.filter(({ isOnPage }) => isOnPage).length;
  const overridden = remotes.filter(({ override }) => override);
  const failed = overridden.flatMap(({ override }) => (override && override.reason !== undefined ? [override] : []));
  const slowest = Math.max(1, ...remotes.map(({ loadMs = 0, renderMs = 0 }) => loadMs + renderMs));
  const share = async () => {
    const link = await linkToMix(location.pathname + location.search).catch(() => undefined);
    setShared(link ?? t('noLink'));
    // where the browser forbids it, the field has it
    if (link) await navigator.clipboard.writeText(link).catch(() => undefined);
  };
  return (
    <aside className={css.dock} aria-label={t('label')} aria-busy={isBusy}>
      <div className={css.head}>
        <LayersIcon size={20} />
        <h2 id="inspector-title" tabIndex={-1}>
          {t('title')}
        </h2>
        <kbd className={css.key}>{t('keys')}</kbd>
        <button type="button" className={css.iconButton} aria-label={t('close')} onClick={on.onClose}>
          <XIcon size={18} />
        </button>
      </div>
      <p className={css.sum}>
        <span>
          <b>{here}</b> {t('sum.remotes', { count: here })}
        </span>
        <b>{kb(remotes.reduce((sum, { bytes }) => sum + bytes, 0))}</b>
        {lcp !== undefined && (
          <span>
            LCP <b>{seconds(lcp)}</b>
          </span>
        )}
        <span>
          <b>{overridden.length}</b> {t('sum.overrides', { count: overridden.length })}
        </span>
      </p>
      <div role="status" className={css.notices}>
        {failed.map(({ remote, wanted, shown, reason }) => (
          <div key={remote} className={css.notice}>
            <AlertTriangleIcon size={20} />
            <p>
              <b>{t('notShown', { remote, version: wanted })}</b>
              <small>{reason}</small>
              <small>{shown ? t('instead', { version: shown }) : t('nothing')}</small>
            </p>
            <button
              type="button"
              className={css.quiet}
              aria-label={t('resetOne', { remote })}
              disabled={isBusy}
              onClick={() => on.onChoose(remote, undefined)}
            >
              {t('reset')}
            </button>
          </div>
        ))}
        {fault && (
          <div className={css.notice}>
            <AlertTriangleIcon size={20} />
            <p>
              <b>{t('unchanged')}</b>
              {fault.split('\n').map((line) => (
                <small key={line}>{line}</small>
              ))}
            </p>
          </div>
        )}
      </div>
      <ul className={css.remotes}>
        {remotes.map((remote) => (
          <RemoteRow
            key={remote.name}
            remote={remote}
            slowest={slowest}
            isBusy={isBusy || !state}
            isMarked={marked === remote.name}
            onMark={() => on.onMark(remote.name)}
            onChoose={(version) => on.onChoose(remote.name, version)}
          />
        ))}
      </ul>
      <div className={css.foot}>
        <button type="button" className={css.primary} disabled={isBusy} onClick={() => void share()}>
          <LinkIcon size={16} /> {t('share')}
        </button>
        <button type="button" className={css.ghost} disabled={isBusy || overridden.length === 0} onClick={on.onReset}>
          <RotateCcwIcon size={16} /> {t('resetAll')}
        </button>
        {shared && (
          <label className={css.shared}>
            {t('link')}
            <input readOnly value={shared} onFocus={({ currentTarget }) => currentTarget.select()} />
          </label>
        )}
        <p>
          {state?.expiresAt ? t('until', { moment: moment(state.expiresAt) }) : t('development')} {t('only')}
        </p>
        {state?.expiresAt && (
          <button type="button" className={css.leave} disabled={isBusy} onClick={on.onLeave}>
            <LogOutIcon size={14} /> {t('leave')}
          </button>
        )}
      </div>
    </aside>
  );
}
