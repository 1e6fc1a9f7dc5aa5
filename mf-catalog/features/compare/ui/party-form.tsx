import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { useNavigate } from 'react-router';
import { type Compared, comparedOf, compareHref } from '../../../common/model/compare-address.ts';
import { PARTY_MAX } from '../../../common/model/party.ts';
import css from './party-form.module.css';

const SIZES = Array.from({ length: PARTY_MAX }, (_, index) => index + 1);

/** Who goes and when they are free: a form of the browser's own, whose answer is another address of the same comparison. */
export function PartyForm({ compared }: { compared: Compared }) {
  const { t } = useTranslation('mf-catalog');
  const { basename } = usePlatform();
  const navigate = useNavigate();
  const path = compared.ids.join('-');
  function send(form: HTMLFormElement) {
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value);
    void navigate(compareHref({ ...comparedOf(path, query), votes: compared.votes }), { preventScrollReset: true });
  }
  return (
    <form
      className={css.form}
      method="get"
      action={`${basename}/compare/${path}`}
      aria-label={t('compare.party')}
      onSubmit={(event) => {
        event.preventDefault();
        send(event.currentTarget);
      }}
    >
      {compared.votes ? <input type="hidden" name="votes" value={compared.votes} /> : null}
      <label className={css.field}>
        {t('compare.people')}
        <select name="people" defaultValue={compared.people} className={css.control}>
          {SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <label className={css.field}>
        {t('compare.from')}
        <input type="date" name="dateFrom" defaultValue={compared.free?.from} className={css.control} />
      </label>
      <label className={css.field}>
        {t('compare.to')}
        <input type="date" name="dateTo" defaultValue={compared.free?.to} className={css.control} />
      </label>
      <Button type="submit" variant="soft">
        {t('compare.update')}
      </Button>
    </form>
  );
}
