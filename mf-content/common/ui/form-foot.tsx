import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import css from './form-foot.module.css';

const HREFS = { '{terms}': '/agreement', '{privacy}': '/privacy' } as const;
const isPlace = (part: string): part is keyof typeof HREFS => part in HREFS;

/**
 * Under the button of a form (specification §2): pressing it means agreeing, and a captcha keeps robots out. The documents open beside,
 * so that the form keeps its data.
 */
export function FormFoot() {
  const { t } = useTranslation('mf-content');
  const words = { '{terms}': t('form.terms'), '{privacy}': t('form.privacy') };
  // each language puts the two links where they belong
  const parts = t('form.agree', { terms: '{terms}', privacy: '{privacy}' }).split(/(\{terms\}|\{privacy\})/);
  return (
    <p className={css.note}>
      {parts.map((part) =>
        isPlace(part) ? (
          <Link key={part} href={HREFS[part]} target="_blank">
            {words[part]}
          </Link>
        ) : (
          part
        ),
      )}{' '}
      {t('form.captcha')}
    </p>
  );
}
