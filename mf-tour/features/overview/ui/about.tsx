import type { Tour } from '@cairn/shared-contracts/api/tours.schema';
import { useForeignLanguage, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { TruncateText } from '@cairn/shared-contracts/ui/truncate-text';
import { kindOf } from '../../../common/model/kind.ts';
import { HtmlText } from '../../../common/ui/html-text.tsx';
import { Section } from '../../../common/ui/section.tsx';
import { isDescribed } from '../model/sections.ts';
import css from './about.module.css';

/** lines that are read before "Read more", px */
const FOLDED_HEIGHT = 200;

export function About({ tour }: { tour: Tour }) {
  const { t } = useTranslation('mf-tour');
  const lang = useForeignLanguage(tour.content_language);
  if (!isDescribed(tour)) return null;
  return (
    <Section id="about" title={t('about.title', { kind: kindOf(tour) })}>
      <TruncateText height={FOLDED_HEIGHT} moreLabel={t('about.more')} lessLabel={t('about.less')}>
        <HtmlText html={tour.description} lang={lang} className={`prose ${css.text}`} />
      </TruncateText>
    </Section>
  );
}
