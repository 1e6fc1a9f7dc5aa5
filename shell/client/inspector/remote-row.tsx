import { AlertTriangleIcon, CrosshairIcon } from '@cairn/shared-contracts/icons';
import { Badge } from '@cairn/shared-contracts/ui/badge';
import css from './inspector.module.css';
import { badgeOf, type ShownRemote, stateText } from './shown-remotes.ts';
import { useWords } from './words.ts';

/** stands in the list for "what is live for me" */
const AS_LIVE = '';

interface RowProps {
  remote: ShownRemote;
  /** milliseconds of the slowest: how long its bar is */
  slowest: number;
  isBusy: boolean;
  isMarked: boolean;
  onMark(): void;
  /** undefined: what is live */
  onChoose(version: string | undefined): void;
}

const share = (milliseconds: number | undefined, slowest: number) => `${(100 * (milliseconds ?? 0)) / slowest}%`;

export function RemoteRow({ remote, slowest, isBusy, isMarked, onMark, onChoose }: RowProps) {
  const { name, squad, version, choices, override, faults, loadMs, renderMs, bytes, colour, isOnPage } = remote;
  const words = useWords();
  const { t, ms, kb } = words;
  const badge = badgeOf(remote, words);
  const isListed = choices.some((choice) => choice.version === override?.wanted);
  return (
    <li data-colour={colour} data-marked={isMarked || undefined}>
      <div className={css.title}>
        <i aria-hidden="true" />
        <b>{name}</b>
        <span>{squad}</span>
        <Badge tone={badge.tone}>{badge.text}</Badge>
      </div>
      <div className={css.pick}>
        <select
          aria-label={t('version', { remote: name })}
          value={override?.wanted ?? AS_LIVE}
          disabled={isBusy}
          onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
        >
          <option value={AS_LIVE}>{!override && version ? t('asLiveNow', { version }) : t('asLive')}</option>
          {override && !isListed && <option value={override.wanted}>{override.wanted}</option>}
          {choices.map((choice) => (
            <option key={choice.version} value={choice.version}>
              {choice.version} · {stateText(choice, words)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className={css.iconButton}
          aria-label={t('show', { remote: name })}
          aria-pressed={isMarked}
          disabled={!isOnPage}
          onClick={onMark}
        >
          <CrosshairIcon size={16} />
        </button>
      </div>
      <div className={css.bar} aria-hidden="true">
        <i style={{ width: share(loadMs, slowest) }} />
        <i style={{ width: share(renderMs, slowest) }} />
      </div>
      <div className={css.measures}>
        <span>
          {t('load')} <b>{ms(loadMs)}</b>
        </span>
        <span>
          {t('render')} <b>{ms(renderMs)}</b>
        </span>
        <b>{kb(bytes)}</b>
        {faults.length > 0 ? (
          <details className={css.faults}>
            <summary>
              <AlertTriangleIcon size={14} />
              {t('errors', { count: faults.length })}
            </summary>
            <ul>
              {[...new Set(faults)].map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          </details>
        ) : (
          <span>{t('errors', { count: 0 })}</span>
        )}
      </div>
    </li>
  );
}
