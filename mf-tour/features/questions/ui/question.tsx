import type { TourQuestion } from '@cairn/shared-contracts/api/tours.schema';
import { LinkIcon } from '@cairn/shared-contracts/icons';
import { usePlatform, useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Collapse } from '@cairn/shared-contracts/ui/collapse';
import { useCopyLink } from '@cairn/shared-contracts/ui/use-copy-link';
import { QuotedText } from '../../../common/ui/quoted-text.tsx';
import { questionAddress } from '../model/use-shared-question.ts';
import css from './questions.module.css';

export interface QuestionProps extends TourQuestion {
  /** of the tour */
  slug: string;
  /** where it is not the page's */
  lang: string | undefined;
  /** unfolded from the start, as the one that a link led to */
  isOpen?: boolean;
}

export function Question({ id, question, answer, slug, lang, isOpen = false }: QuestionProps) {
  const { t } = useTranslation('mf-tour');
  const { origin, basename } = usePlatform();

  const copyLink = useCopyLink();
  const copy = () => copyLink(`${origin}${basename}/${slug}${questionAddress(id)}`, t('questions.copied'));

  return (
    <Collapse title={<QuotedText lang={lang}>{question}</QuotedText>} defaultOpen={isOpen} hasLine={!isOpen}>
      <p lang={lang} className={css.answer}>
        {answer}
      </p>
      <Button variant="ghost" size="sm" onPress={copy} className={css.copy ?? ''}>
        <LinkIcon size={16} />
        {t('questions.copy')}
      </Button>
    </Collapse>
  );
}
