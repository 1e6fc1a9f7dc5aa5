import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { focusOf } from '../../gallery/model/gallery-items.ts';
import { Section } from '../../tour/ui/section.tsx';
import css from './stays.module.css';

/** "5 nights · twin rooms"; a text that begins with the nights by itself stays as it was written */
const stayLine = (nights: string, text: string): string =>
  text.startsWith(nights) ? text : [nights, text].filter(Boolean).join(' · ');

export function Stays({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  if (tour.stays.length === 0) return null;
  return (
    <Section id="stay" title={t('stay.title')}>
      <ul className={css.stays}>
        {tour.stays.map(({ name, text, nights, image }) => (
          <li key={name} className={image ? css.stay : undefined}>
            {image ? (
              <Picture
                src={image.image}
                alt={image.alt}
                ratio="4/3"
                sizes="112px"
                placeholder={image.placeholder}
                position={focusOf(image)}
              />
            ) : null}
            <div className={css.words}>
              <h3>{name}</h3>
              <p className={css.text}>{stayLine(nights > 0 ? t('stay.nights', { count: nights }) : '', text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
