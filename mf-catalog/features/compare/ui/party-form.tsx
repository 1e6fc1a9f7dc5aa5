import { CalendarDaysIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useNavigate, useNavigation } from 'react-router';
import { type Compared, comparedOf, compareHref } from '../../../common/model/compare-address.ts';
import { PARTY_MAX } from '../../../common/model/party.ts';
import { BOXED_FIELD } from '../../../common/ui/boxed-field.ts';
import { LazyDates } from '../../../common/ui/lazy-dates.tsx';
import css from './party-form.module.css';

const SIZES = Array.from({ length: PARTY_MAX }, (_, index) => index + 1);

type Party = Pick<Compared, 'people' | 'free'>;

/** What is being asked for, until it is there. */
function useParty(compared: Compared): Party {
  const { location } = useNavigation();
  return location?.pathname.endsWith(`/compare/${compared.ids.join('-')}`)
    ? comparedOf('', new URLSearchParams(location.search))
    : compared;
}

/** Who goes and when they are free: each answer is another address of the same comparison. */
export function PartyForm({ compared }: { compared: Compared }) {
  const { t } = useTranslation('mf-catalog');
  const { basename } = usePlatform();
  const navigate = useNavigate();
  const { people, free } = useParty(compared);
  const go = (party: Partial<Party>) =>
    void navigate(compareHref({ ...compared, people, free, ...party }), { preventScrollReset: true });
  return (
    <form
      className={css.form}
      method="get"
      action={`${basename}/compare/${compared.ids.join('-')}`}
      aria-label={t('compare.party')}
      onSubmit={(event) => event.preventDefault()}
    >
      {compared.votes ? <input type="hidden" name="votes" value={compared.votes} /> : null}
      <label className={css.field}>
        {t('compare.people')}
        <select
          name="people"
          value={people}
          onChange={({ target }) => go({ people: Number(target.value) })}
          className={css.control}
        >
          {SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <div className={css.when}>
        <span aria-hidden="true">{t('finder.when')}</span>
        <LazyDates
          value={free && { start: free.from, end: free.to }}
          onChange={(next) => go({ free: next && { from: next.start, to: next.end } })}
          look={BOXED_FIELD}
          icon={<CalendarDaysIcon size={18} />}
        />
      </div>
      <noscript>
        <label className={css.field}>
          {t('compare.from')}
          <input type="date" name="dateFrom" defaultValue={free?.from} className={css.control} />
        </label>
        <label className={css.field}>
          {t('compare.to')}
          <input type="date" name="dateTo" defaultValue={free?.to} className={css.control} />
        </label>
        <Button type="submit" variant="soft">
          {t('compare.update')}
        </Button>
      </noscript>
    </form>
  );
}
