import type { BlogPosts } from '@cairn/shared-contracts/api/content.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { ChipRow, LinkChip } from '@cairn/shared-contracts/ui/chip';
import { journalHref } from '../model/journal-page.ts';
import css from './topic-chips.module.css';

interface TopicChipsProps {
  topics: BlogPosts['topics'];
  /** slug of the topic that is shown */
  current: string | undefined;
}

export function TopicChips({ topics, current }: TopicChipsProps) {
  const { t } = useTranslation('mf-content');
  return (
    <nav aria-label={t('blog.topics')} className={css.topics}>
      <ChipRow isScrolling>
        <LinkChip href={journalHref({ page: 1 })} isCurrent={!current}>
          {t('blog.all')}
        </LinkChip>
        {topics.map(({ slug, name }) => (
          <LinkChip key={slug} href={journalHref({ topic: slug, page: 1 })} isCurrent={slug === current}>
            {name}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}
