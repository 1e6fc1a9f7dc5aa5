import { ShareIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { choiceOf } from '../model/asked-for.ts';
import type { Draft } from '../model/use-draft.ts';
import css from './booking-bar.module.css';

export interface SharedTour {
  slug: string;
  name: string;
}

/** Passes on the tour with the date, the variant and the party that are chosen. */
export function ShareDeparture({ tour, date, draft }: { tour: SharedTour; date: { id: number }; draft: Draft }) {
  const { t } = useTranslation('mf-booking');
  const { origin, basename } = usePlatform();
  const share = async () => {
    const url = `${origin}${basename}/${tour.slug}?${choiceOf({ ...draft, date, addOns: [] })}`;
    const { passOn } = await import('../model/pass-on.ts');
    await passOn({ title: tour.name, url, copied: t('qr.copied') });
  };
  return (
    <button type="button" className={css.share} aria-label={t('panel.shareDate')} onClick={() => void share()}>
      <ShareIcon size={16} />
    </button>
  );
}
