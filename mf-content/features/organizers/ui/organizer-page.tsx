import type { PublicOrganizer, VerificationInfo } from '@cairn/shared-contracts/api/organizer.schema';
import type { ReviewsPage } from '@cairn/shared-contracts/api/tours.schema';
import { TOURS_PER_PAGE } from '@cairn/shared-contracts/domain/limits';
import { pictureUrl } from '@cairn/shared-contracts/domain/picture';
import { late } from '@cairn/shared-contracts/remote/late';
import { Seo, Slot, useForeignLanguage, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList } from '@cairn/shared-contracts/remote/structured-data';
import { Card } from '@cairn/shared-contracts/ui/card';
import { Link } from '@cairn/shared-contracts/ui/link';
import { ScrollSpy } from '@cairn/shared-contracts/ui/scroll-spy';
import { asleepAs } from '../../../common/ui/asleep.ts';
import { Editorial } from '../../../common/ui/editorial.tsx';
import { organizers } from '../model/api.ts';
import { organizerData } from '../model/organizer-data.ts';
import { organizerHref, reviewsQuery } from '../model/reviews-query.ts';
import { CheckList } from './check-list.tsx';
import { OrganizerHead } from './organizer-head.tsx';
import { OrganizerNumbers } from './organizer-numbers.tsx';
import css from './organizer-page.module.css';
import { OrganizerReviews } from './organizer-reviews.tsx';

const PREVIEW_WIDTH = 1200;

/** Who sells these tours: their face, what was checked, their tours and what people say who walked with them. */
export function OrganizerPage({ id, page }: { id: number; page: number }) {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const { data: organizer } = organizers.organizer.useQuery({ id });
  const { data: info } = organizers.verificationInfo.useQuery({ id });
  const { data: reviews } = organizers.organizerReviews.useQuery(reviewsQuery(id, page));
  if (!organizer || !info || !reviews) return null;
  const path = `/tour-provider/${id}`;
  const place = t('organizer.place', { city: organizer.city, country: organizer.country.name });
  const title = t('organizer.seoTitle', { name: organizer.name, place });
  const trail = [
    { name: t('article.home'), path: '/' },
    { name: t('hub.title'), path: '/tour-providers' },
    { name: organizer.name, path },
  ];
  return (
    <>
      <Seo
        title={page > 1 ? t('blog.pageTitle', { title, page }) : title}
        description={t('organizer.seoDescription', {
          ...{ name: organizer.name, person: organizer.person, place },
          count: organizer.tours_count,
        })}
        canonical={organizerHref(id, page)}
        // what they tell of themselves is the page; the words around it are translated
        bodyLanguages={organizer.content_language ? [organizer.content_language] : undefined}
        structured={[organizerData(organizer, site), breadcrumbList(site, trail)]}
        {...(organizer.cover
          ? {
              image: {
                path: pictureUrl(organizer.cover.image, PREVIEW_WIDTH),
                width: PREVIEW_WIDTH,
                alt: organizer.cover.alt,
              },
            }
          : {})}
      />
      <OrganizerHead organizer={organizer} />
      <div className={`page ${css.body}`}>
        <OrganizerNumbers organizer={organizer} />
        <ScrollSpy
          label={t('organizer.parts')}
          items={[
            ...(organizer.tours_count > 0
              ? [{ name: t('organizer.tours'), anchor: 'tours', count: organizer.tours_count }]
              : []),
            { name: t('organizer.about'), anchor: 'about' },
            { name: t('organizer.reviewsTitle'), anchor: 'reviews', count: organizer.reviews_count },
          ]}
        />
        {organizer.tours_count > 0 ? (
          <section id="tours" aria-labelledby="tours-title" className={css.section}>
            <h2 id="tours-title">{t('organizer.toursOf', { name: organizer.name })}</h2>
            <Slot
              name="mf-catalog/organizer-tours"
              props={{ organizerId: id }}
              failed={
                <Link href={`/tours?organizer=${id}`}>{t('organizer.allTours', { count: organizer.tours_count })}</Link>
              }
            />
            {organizer.tours_count > TOURS_PER_PAGE ? (
              <p className={css.more}>
                <Link href={`/tours?organizer=${id}`}>{t('organizer.allTours', { count: organizer.tours_count })}</Link>
              </p>
            ) : null}
          </section>
        ) : null}
        <LateAbout organizer={organizer} info={info} />
        <LateReviews id={id} reviews={reviews} />
      </div>
    </>
  );
}

function Reviews({ id, reviews }: { id: number; reviews: ReviewsPage }) {
  const { t } = useTranslation('mf-content');
  return (
    <section id="reviews" aria-labelledby="reviews-title" className={css.section}>
      <h2 id="reviews-title">{t('organizer.reviewsTitle')}</h2>
      <OrganizerReviews id={id} reviews={reviews} />
    </section>
  );
}
const LateReviews = late(Reviews, asleepAs('reviews'));

function About({ organizer, info }: { organizer: PublicOrganizer; info: VerificationInfo }) {
  const { t } = useTranslation('mf-content');
  const lang = useForeignLanguage(organizer.content_language);
  return (
    <section id="about" aria-labelledby="about-title" className={`${css.section} ${css.about}`}>
      <div>
        <h2 id="about-title">{t('organizer.about')}</h2>
        {organizer.quote ? (
          <blockquote className={css.quote} lang={lang}>
            {t('organizer.quoted', { text: organizer.quote })}
          </blockquote>
        ) : null}
        <div className={css.text}>
          <Editorial html={organizer.about} lang={lang} />
        </div>
      </div>
      <Card as="section" aria-labelledby="checks-title">
        <h3 id="checks-title">{t('checks.title')}</h3>
        <p className={css.meaning}>
          {t(`checks.main.${info.status}`)} <Link href="/how-organizers-are-checked">{t('checks.meaning')}</Link>
        </p>
        <CheckList info={info} />
      </Card>
    </section>
  );
}
const LateAbout = late(About, asleepAs('about'));
