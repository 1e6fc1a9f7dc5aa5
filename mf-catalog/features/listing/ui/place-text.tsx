import type { ListingPlace } from '@cairn/shared-contracts/api/tours.schema';
import { trustedHtml, useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { textParts } from '../../../common/model/place-text.ts';
import css from './place-text.module.css';

export interface PlaceTextProps {
  place: ListingPlace;
  total: number;
  /** the guide above the tours has its first paragraph */
  isBegun: boolean;
}

/** What the editors say of a place; a sentence of its own where they have not written yet. */
export function PlaceText({ place, total, isBegun }: PlaceTextProps) {
  const { t } = useTranslation('mf-catalog');
  const lang = useForeignLanguage(place.text_language);
  if (!place.text) {
    return (
      <div className={`prose ${css.text}`}>
        <p>{t('listing.intro', { place: place.name, count: total })}</p>
      </div>
    );
  }
  const html = isBegun ? textParts(place.text).rest : place.text;
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the editors, no visitor's words in it
  return <div className={`prose ${css.text}`} lang={lang} dangerouslySetInnerHTML={trustedHtml(html)} />;
}
