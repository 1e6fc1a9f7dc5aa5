import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import css from './form.module.css';

const HREFS = { '{terms}': '/agreement', '{privacy}': '/privacy' } as const;
const isPlace = (part: string): part is keyof typeof HREFS => part in HREFS;

/**
 * Under the button of a form (specification §2): pressing it means agreeing, unless there is a box to tick or nothing to agree to; a
 * captcha keeps robots out.
 */
export function FormFoot({ asksConsent = false }: { asksConsent?: boolean }) {
  const { t } = useTranslation('mf-account');
  return (
    <p className={css.small}>
      {asksConsent && <Consent />} {t('form.captcha')}
    </p>
  );
}

/** the documents open beside, so that the form keeps its data */
function Consent() {
  const { t } = useTranslation('mf-account');
  const words = { '{terms}': t('form.terms'), '{privacy}': t('form.privacy') };
  // each language puts the two links where they belong
  const parts = t('form.consent', {
    terms: '{terms}',
    privacy: '{privacy}',
  }).split(/(\{terms\}|\{privacy\})/);
  return parts.map((part) =>
    isPlace(part) ? (
      <Link key={part} href={HREFS[part]} target="_blank">
        {words[part]}
      </Link>
    ) : (
      part
    ),
  );
}
