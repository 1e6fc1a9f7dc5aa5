import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { SegmentControl } from '@cairn/shared-contracts/ui/segment-control';
import { useState } from 'react';
import { useIsLive } from '../../../common/model/use-is-live.ts';
import { emit } from '../model/emit.ts';
import { THEMES, type Theme, themeIn } from '../model/theme.ts';
import css from './language-panel.module.css';

/** Light, dark, or as the device has it: of this browser, and at once. */
export function ThemeChoice() {
  const { t } = useTranslation('mf-account');
  const isLive = useIsLive();
  const [chosen, setChosen] = useState<Theme>();
  const theme = chosen ?? (isLive ? themeIn(document.cookie) : 'auto');
  return (
    <div className={css.theme}>
      <div>
        <b className={css.name}>{t('settings.theme.title')}</b>
        <p className={css.note}>{t('settings.theme.text')}</p>
      </div>
      <SegmentControl
        label={t('settings.theme.title')}
        options={THEMES.map((id) => ({ id, label: t(`settings.theme.${id}`) }))}
        value={theme}
        onChange={(next) => {
          setChosen(next);
          emit('mf-account/preferences-chosen', { what: 'theme', value: next });
        }}
      />
    </div>
  );
}
