import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { ChipRow, LinkChip } from '@cairn/shared-contracts/ui/chip';
import { LEGAL_KINDS, type LegalKind, legalHref } from '../model/legal-address.ts';
import css from './legal-page.module.css';

/** From one document to the others. */
export function LegalNav({ current }: { current: LegalKind }) {
  const { t } = useTranslation('mf-content');
  return (
    <nav aria-label={t('legal.documents')}>
      <ChipRow isScrolling className={css.documents}>
        {LEGAL_KINDS.map((kind) => (
          <LinkChip key={kind} href={legalHref(kind)} isCurrent={kind === current}>
            {t(`legal.${kind}`)}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}
