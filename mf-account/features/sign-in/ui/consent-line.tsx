import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Link } from '@cairn/shared-contracts/ui/link';
import css from './form.module.css';

const HREFS = { '{terms}': '/agreement', '{privacy}': '/privacy' } as const;
const isPlace = (part: string): part is keyof typeof HREFS => part in HREFS;

/** Pressing the button means agreeing (specification §2); the documents open beside, so that the form keeps its data. */
export function ConsentLine() {
  const { t } = useTranslation('mf-account');
  const words = { '{terms}': t('form.terms'), '{privacy}': t('form.privacy') };
  // each language puts the two links where they belong
  const parts = t('form.consent', {
    terms: '{terms}',
    privacy: '{privacy}',
  }).split(/(\{terms\}|\{privacy\})/);
  return (
    <p className={css.small}>
      {parts.map((part) =>
        isPlace(part) ? (
          <Link key={part} href={HREFS[part]} target="_blank">
            {words[part]}
          </Link>
        ) : (
          part
        ),
      )}
    </p>
  );
}
