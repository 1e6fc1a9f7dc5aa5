import { formatMoney, minorUnits } from '@cairn/shared-contracts/domain/money';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import {
  type FragmentProps,
  trustedHtml,
  useForeignLanguage,
  usePlatform,
  useTranslation,
} from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { tours } from '../../../common/model/api.ts';
import { textParts } from '../../../common/model/place-text.ts';
import { PlaceTile } from '../../../common/ui/place-tile.tsx';
import { climate, organizers } from '../model/api.ts';
import { guideYear } from '../model/guide-year.ts';
import { guideQueries } from '../model/load-guide.ts';
import css from './country-guide.module.css';
import { GuideFaces } from './guide-faces.tsx';
import { GuidePart } from './guide-part.tsx';
import { GuideYear } from './guide-year.tsx';

export type CountryGuideProps = FragmentProps<'mf-catalog/country-guide'>;

/** What a country is like before its tours: a picture, the year, what it costs from, where to, and who leads. */
export function CountryGuide({ place, total, price, months, anchor }: CountryGuideProps) {
  const { t } = useTranslation('mf-catalog');
  const { forceHideOrganizers } = usePlatform().site.organizer;
  const { data: weather } = climate.placeClimate.useQuery(guideQueries.climate(place));
  const { data: regions } = tours.regionsOf.useQuery(guideQueries.regions(place));
  const { data: people } = organizers.organizers.useQuery(guideQueries.organizers(place), {
    skip: forceHideOrganizers,
  });
  const lang = useForeignLanguage(place.text_language);
  const { first } = textParts(place.text);
  if (total === 0) return null;
  return (
    <section className={css.guide} aria-label={t('guide.title', { place: place.name })}>
      {place.picture ? (
        <div className={css.hero}>
          <Picture
            src={place.picture.image}
            alt={place.picture.alt ?? ''}
            {...lookOf(place.picture, '50% 72%')}
            radius="var(--r-lg)"
            sizes="(min-width: 992px) 62vw, 100vw"
            className={css.picture ?? ''}
            leads
          />
          {price && price.min > 0 ? (
            <p className={css.from}>
              {t('guide.from', {
                price: formatMoney({ amount: price.min * minorUnits(price.currency), currency: price.currency }),
              })}
            </p>
          ) : null}
        </div>
      ) : null}
      {first ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the editors, no visitor's words in it
        <div className={css.text} lang={lang} dangerouslySetInnerHTML={trustedHtml(first)} />
      ) : null}
      <GuideYear slug={place.slug} year={guideYear(months, weather)} />
      {regions?.items.length ? (
        <GuidePart title={t('guide.regions')}>
          <ul className={css.regions}>
            {regions.items.map((region) => (
              <li key={region.id}>
                <PlaceTile place={region} ratio="4/3" sizes="(min-width: 992px) 20vw, min(62vw, 260px)" level={3} />
              </li>
            ))}
          </ul>
        </GuidePart>
      ) : null}
      {people?.items.length ? <GuideFaces people={people.items} total={people.total} countryId={place.id} /> : null}
      <p>
        <Link href={`#${anchor}`}>{t('guide.toTours', { count: total })}</Link>
      </p>
    </section>
  );
}
