import type { Translate } from '@cairn/shared-contracts/i18n/create-i18n';
import { useTranslation } from '@cairn/shared-contracts/i18n/use-translation';
import { useMemo } from 'react';
import type { ShownRemote } from './shown-remotes.ts';

/** What the inspector says, and how it writes what was measured. */
export interface Words {
  t: Translate;
  ms(milliseconds: number | undefined): string;
  kb(bytes: number): string;
  seconds(milliseconds: number): string;
  percent(value: number): string;
  /** 'mf-tour 1.4.0 · squad-tour · 38 ms · 21 KB' */
  tag(remote: ShownRemote): string;
  /** '26 Nov, 14:05', in the reader's own clock */
  moment(iso: string): string;
}

export function wordsOf(t: Translate, language: string): Words {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const ms: Words['ms'] = (value) => (value === undefined ? '–' : t('unit.ms', { value: whole.format(value) }));
  const kb: Words['kb'] = (bytes) =>
    bytes === 0 ? '–' : t('unit.kb', { value: whole.format(Math.max(1, Math.round(bytes / 1024))) });
  return {
    ...{ t, ms, kb },
    seconds: (milliseconds) => t('unit.seconds', { value: tenths.format(milliseconds / 1000) }),
    percent: (value) => `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)}\u00a0%`,
    tag: ({ name, version, squad, loadMs, bytes }) =>
      [
        [name, version].filter(Boolean).join(' '),
        squad,
        loadMs === undefined ? undefined : ms(loadMs),
        bytes === 0 ? undefined : kb(bytes),
      ]
        .filter(Boolean)
        .join(' · '),
    moment: (iso) =>
      new Date(iso).toLocaleString(language, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
  };
}

export function useWords(): Words {
  const { t, language } = useTranslation('inspector');
  return useMemo(() => wordsOf(t, language), [t, language]);
}
