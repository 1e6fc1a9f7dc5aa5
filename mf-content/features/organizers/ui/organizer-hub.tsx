import type { OrganizerHub as Hub } from '@cairn/shared-contracts/api/organizer.schema';
import { formatRating } from '@cairn/shared-contracts/domain/rating';
import { late } from '@cairn/shared-contracts/remote/late';
import { Seo, usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { breadcrumbList, itemList } from '@cairn/shared-contracts/remote/structured-data';
import { LinkButton } from '@cairn/shared-contracts/ui/button';
import { EmptyState } from '@cairn/shared-contracts/ui/empty-state';
import { Link } from '@cairn/shared-contracts/ui/link';
import { Pagination } from '@cairn/shared-contracts/ui/pagination';
import { Stat } from '@cairn/shared-contracts/ui/stat';
import { asleepAs } from '../../../common/ui/asleep.ts';
import shared from '../../../common/ui/club.module.css';
import { organizers } from '../model/api.ts';
import { HUB_PATH, type HubAsked, hubHref, hubQuery } from '../model/hub-address.ts';
import { CountryTiles } from './country-tiles.tsx';
import { HubFilters } from './hub-filters.tsx';
import css from './organizer-hub.module.css';
import { OrganizerTile } from './organizer-tile.tsx';

const LateTile = late(OrganizerTile, asleepAs('member'));

/** "Members of Our Club": who sells the tours, by country, language, name or place. */
export function OrganizerHub({ asked }: { asked: HubAsked }) {
  const { t } = useTranslation('mf-content');
  const site = usePlatform();
  const { data } = organizers.organizerHub.useQuery(hubQuery(asked));
  if (!data) return null;
  const country = data.countries.find(({ id }) => id === asked.country);
  const isNarrowed = asked.phrase !== '' || asked.language !== '' || asked.sort !== 'rating';
  const title = country ? t('hub.countryTitle', { country: country.name }) : t('hub.title');
  const trail = [
    { name: t('article.home'), path: '/' },
    { name: t('hub.title'), path: HUB_PATH },
    ...(country ? [{ name: country.name, path: `${HUB_PATH}?country=${country.id}` }] : []),
  ];
  const listed = data.items.map(({ id, name }) => ({ name, path: `/tour-provider/${id}` }));
  return (
    <div className={`page ${css.hub}`}>
      <Seo
        title={asked.page > 1 ? t('blog.pageTitle', { title, page: asked.page }) : title}
        description={
          country
            ? t('hub.countryDescription', { country: country.name, count: country.count })
            : t('hub.description', { count: data.totals.organizers })
        }
        canonical={hubHref({ ...asked, phrase: '', language: '', sort: 'rating' })}
        noindex={isNarrowed}
        structured={[
          itemList(site, title, listed, { offset: (data.page - 1) * data.per_page, total: data.total }),
          breadcrumbList(site, trail),
        ]}
      />
      <Head title={title} {...(country ? {} : { totals: data.totals })} />
      <CountryTiles hub={data} asked={asked} />
      <HubFilters hub={data} asked={asked} />
      <div role="status">
        <h2 className={css.count}>{t('hub.found', { count: data.total })}</h2>
      </div>
      {data.items.length === 0 ? (
        <EmptyState title={t('hub.none')} action={<Link href={HUB_PATH}>{t('hub.all')}</Link>}>
          {t('hub.noneText')}
        </EmptyState>
      ) : (
        <ul className={css.grid}>
          {data.items.map((organizer) => (
            <li key={organizer.id}>
              <LateTile organizer={organizer} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={data.page}
        total={Math.ceil(data.total / data.per_page)}
        hrefFor={(page) => hubHref({ ...asked, page })}
        label={t('hub.pages')}
        className={css.pages ?? ''}
      />
      <aside className={`${shared.join} ${css.joinIn}`}>
        <div>
          <h2>{t('hub.joinTitle')}</h2>
          <p>{t('hub.joinText')}</p>
        </div>
        <LinkButton href="/join" variant="soft">
          {t('hub.join')}
        </LinkButton>
      </aside>
    </div>
  );
}

interface HeadProps {
  title: string;
  /** of the whole club: beside the name of one country they would be read as that country's */
  totals?: Hub['totals'];
}

function Head({ title, totals }: HeadProps) {
  const { t } = useTranslation('mf-content');
  return (
    <header className={css.head}>
      <div>
        <h1>{title}</h1>
        <p className={shared.lead}>
          {t('hub.lead')} <Link href="/how-organizers-are-checked">{t('hub.how')}</Link>
        </p>
      </div>
      {totals ? <Numbers totals={totals} /> : null}
    </header>
  );
}

function Numbers({ totals }: Pick<Hub, 'totals'>) {
  const { t } = useTranslation('mf-content');
  const { locale } = usePlatform();
  return (
    <dl className={shared.stats}>
      <Stat
        size="sm"
        value={totals.organizers.toLocaleString(locale)}
        label={t('hub.organizers', { count: totals.organizers })}
      />
      <Stat
        size="sm"
        value={totals.countries.toLocaleString(locale)}
        label={t('hub.countries', { count: totals.countries })}
      />
      {totals.rating === null ? null : (
        <Stat
          size="sm"
          value={formatRating(locale, totals.rating)}
          label={t('hub.average', { count: totals.reviews })}
        />
      )}
    </dl>
  );
}
