import type { UnavailableTour } from '@cairn/shared-contracts/api/favourites.schema';
import { foreignLanguage } from '@cairn/shared-contracts/domain/text-language';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { useRef } from 'react';
import css from './unavailable-list.module.css';

export interface UnavailableListProps {
  tours: readonly UnavailableTour[];
  onRemove: (tourId: number) => void;
}

/** Kept tours that nobody can book any more: the name, why, and a way to let them go. */
export function UnavailableList({ tours, onRemove }: UnavailableListProps) {
  const { t } = useTranslation('mf-catalog');
  const { locale } = usePlatform();
  const headingRef = useRef<HTMLHeadingElement>(null);

  function remove({ id }: UnavailableTour) {
    // the pressed button goes with its row
    headingRef.current?.focus();
    onRemove(id);
    toast({ text: t('heart.removed') });
  }

  return (
    <section className="section" aria-labelledby="unavailable-tours">
      <h2 id="unavailable-tours" ref={headingRef} tabIndex={-1} className={css.heading}>
        {t('favorites.unavailable')}
      </h2>
      <p className={css.text}>{t('favorites.unavailableText')}</p>
      <ul className={css.list}>
        {tours.map((tour) => (
          <li key={tour.id} className={css.tour}>
            <div>
              <h3 className={css.name} lang={foreignLanguage(tour.content_language, locale)}>
                {tour.name}
              </h3>
              <p className={css.reason}>{t(`favorites.reason.${tour.reason}`)}</p>
            </div>
            <Button
              variant="secondary"
              aria-label={t('favorites.removeTour', { name: tour.name })}
              onPress={() => remove(tour)}
            >
              {t('favorites.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
