import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { PhotoStrip } from '@cairn/shared-contracts/ui/photo-strip';
import { galleryItems } from '../../../common/model/gallery-items.ts';
import { QuotedText } from '../../../common/ui/quoted-text.tsx';
import { Section } from '../../../common/ui/section.tsx';
import css from './stays.module.css';

type Stay = Tour['stays'][number];

const picturesOf = ({ image, images }: Stay) => images ?? (image ? [image] : []);

/** Where one sleeps, with a few pictures of each place. */
export function Stays({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const lang = useForeignLanguage(tour.content_language);
  if (tour.stays.length === 0) return null;
  return (
    <Section
      id="stay"
      title={t('stay.title')}
      folded={<span lang={lang}>{tour.stays.map(({ name }) => name).join(' · ')}</span>}
    >
      <ul className={css.stays}>
        {tour.stays.map((stay) => (
          <li key={stay.name} className={css.stay}>
            <div className={css.words}>
              <h3 lang={lang}>{stay.name}</h3>
              <p className={css.text}>
                <QuotedText lang={lang} lead={stay.nights > 0 ? t('stay.nights', { count: stay.nights }) : ''}>
                  {stay.text}
                </QuotedText>
              </p>
            </div>
            <PhotoStrip items={galleryItems(picturesOf(stay))} label={t('stay.photos', { name: stay.name })} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
