import type { OrganizerHub } from '@cairn/shared-contracts/api/organizer.schema';
import { ORGANIZER_SORTS } from '@cairn/shared-contracts/domain/organizer-checks';
import { ChevronDownIcon, SearchIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useNavigate } from 'react-router';
import { type HubAsked, hubHref, readHub } from '../model/hub-address.ts';
import css from './hub-filters.module.css';

interface HubFiltersProps {
  hub: OrganizerHub;
  asked: HubAsked;
}

const SELECTS = ['country', 'language', 'sort'] as const;

/** A form of the browser's own: it works before the page is alive, and without scripts. */
export function HubFilters({ hub, asked }: HubFiltersProps) {
  const { t } = useTranslation('mf-content');
  const { locale, basename } = usePlatform();
  const navigate = useNavigate();
  const options = {
    country: [
      ['', t('hub.anyCountry')],
      ...hub.countries
        .map(({ id, name }) => [`${id}`, name])
        .toSorted(([, a = ''], [, b = '']) => a.localeCompare(b, locale)),
    ],
    language: [['', t('hub.anyLanguage')], ...hub.languages.map(({ code, name }) => [code, name])],
    sort: ORGANIZER_SORTS.map((sort) => [sort, t(`hub.sorts.${sort}`)]),
  } as const;
  const chosen = { country: asked.country ? `${asked.country}` : '', language: asked.language, sort: asked.sort };

  const show = (form: HTMLFormElement) => {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value);
    void navigate(hubHref(readHub(query)));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that is the search itself needs no element around it
    <form
      // another choice of the address is another form: its fields hold what the address says
      key={hubHref(asked)}
      role="search"
      action={`${basename}/tour-providers`}
      className={css.filters}
      onSubmit={(event) => {
        event.preventDefault();
        show(event.currentTarget);
      }}
    >
      <label className={css.search}>
        <span className="vh">{t('hub.search')}</span>
        <SearchIcon size={18} />
        <input name="q" type="search" maxLength={80} defaultValue={asked.phrase} placeholder={t('hub.search')} />
      </label>
      {SELECTS.map((name) => (
        <label key={name} className={css.choice}>
          <span className="vh">{t(`hub.${name}`)}</span>
          <select
            name={name}
            defaultValue={chosen[name]}
            className={css.select}
            onChange={({ currentTarget: { form } }) => form && show(form)}
          >
            {options[name].map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={18} />
        </label>
      ))}
      <Button type="submit" variant="secondary">
        {t('hub.find')}
      </Button>
    </form>
  );
}
