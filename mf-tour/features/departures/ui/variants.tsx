import type { TourVariant } from '@cairn/shared-contracts/api/tours.schema';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import { BedIcon, LockIcon, UsersIcon } from '@cairn/shared-contracts/icons';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { QuotedText } from '../../../common/ui/quoted-text.tsx';
import css from './variants.module.css';

const ICONS = { standard: UsersIcon, single: BedIcon, private: LockIcon } as const;

export interface VariantsProps {
  variants: readonly TourVariant[];
  /** what they are described in, BCP 47 */
  language: string | undefined;
}

/** In the group, with a room to oneself, or as a private tour: what each is and what it costs on top. */
export function Variants({ variants, language }: VariantsProps) {
  const { t } = useTranslation('mf-tour');
  const lang = useForeignLanguage(language);
  if (variants.length < 2) return null;
  return (
    <>
      <h3 className={css.heading}>{t('variants.title')}</h3>
      <ul className={css.list} aria-label={t('variants.title')}>
        {variants.map((variant) => (
          <Variant key={variant.id} variant={variant} lang={lang} />
        ))}
      </ul>
      <p className={css.note}>{t('variants.note')}</p>
    </>
  );
}

function Variant({ variant, lang }: { variant: TourVariant; lang: string | undefined }) {
  const { t } = useTranslation('mf-tour');
  const Icon = ICONS[variant.kind];
  return (
    <li className={css.variant}>
      <Icon size={18} className={css.icon} />
      <div className={css.words}>
        <b className={css.name} lang={lang}>
          {variant.name}
        </b>
        <p className={css.text}>
          <QuotedText lang={lang} lead={t(`variants.kind.${variant.kind}`)}>
            {variant.description}
          </QuotedText>
        </p>
      </div>
      <Supplement variant={variant} />
    </li>
  );
}

function Supplement({
  variant: { currency, price_delta, original_currency, original_price_delta },
}: {
  variant: TourVariant;
}) {
  const { t } = useTranslation('mf-tour');
  if (price_delta === 0) return <span className={css.price}>{t('variants.noSupplement')}</span>;
  const own = formatMoney({ amount: original_price_delta, currency: original_currency });
  return (
    <span className={css.price} title={original_currency === currency ? undefined : own}>
      {t('variants.supplement', { amount: formatMoney({ amount: price_delta, currency }) })}
      {original_currency === currency ? null : <span className="vh"> ({own})</span>}
    </span>
  );
}
