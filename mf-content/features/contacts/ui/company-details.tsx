import type { Contacts } from '@cairn/shared-contracts/api/site.schema';
import { CopyIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Link } from '@cairn/shared-contracts/ui/link';
import { useCopyLink } from '@cairn/shared-contracts/ui/use-copy-link';
import css from './company-details.module.css';

type Company = NonNullable<Contacts['company']>;

const FIELDS = [
  'name',
  'registration',
  'vat',
  'bank',
  'legal_email',
  'press_email',
] as const satisfies readonly (keyof Company)[];

/** What invoices, visa desks and authorities ask for, each to be copied. */
export function CompanyDetails({ company }: { company: Company }) {
  const { t } = useTranslation('mf-content');
  const copy = useCopyLink();
  return (
    <section aria-labelledby="company" className={css.company}>
      <div>
        <h2 id="company">{t('contacts.company')}</h2>
        <p className={css.lead}>{t('contacts.companyText')}</p>
      </div>
      <dl className={css.facts}>
        {FIELDS.map((field) => {
          const value = company[field];
          if (!value) return null;
          const name = t(`contacts.fact.${field}`);
          return (
            <div key={field} className={css.fact}>
              <dt>{name}</dt>
              <dd>{field.endsWith('_email') ? <Link href={`mailto:${value}`}>{value}</Link> : value}</dd>
              <dd className={css.copy}>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t('contacts.copy', { name })}
                  onPress={() => void copy(value, t('contacts.copied', { name }))}
                >
                  <CopyIcon size={18} />
                </Button>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
