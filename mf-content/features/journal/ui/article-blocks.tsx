import type { RichBlock } from '@cairn/shared-contracts/api/rich-text.schema';
import { late } from '@cairn/shared-contracts/remote/late';
import { Slot } from '@cairn/shared-contracts/remote/platform';
import type { ReactNode } from 'react';
import { asleepAs } from '../../../common/ui/asleep.ts';
import { Editorial } from '../../../common/ui/editorial.tsx';
import { chaptersOf } from '../model/chapters.ts';
import css from './article-blocks.module.css';
import { ArticleGallery } from './article-gallery.tsx';

interface ArticleBlocksProps {
  blocks: readonly RichBlock[];
  /** where the text is not in the page's language */
  lang: string | undefined;
}

/** The text of an article. What other squads show within it are their own fragments. */
export function ArticleBlocks({ blocks, lang }: ArticleBlocksProps) {
  const { opening, chapters } = chaptersOf(blocks);
  return (
    <>
      <Blocks blocks={opening} lang={lang} />
      {chapters.map((chapter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's chapters never change places
        <LateChapter key={index} blocks={chapter} lang={lang} />
      ))}
    </>
  );
}

/** A text is long, and little of it is on the first screen. */
const LateChapter = late(Blocks, { ...asleepAs('chapter'), className: css.chapter });

function Blocks({ blocks, lang }: ArticleBlocksProps) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks never change places
    <Block key={index} block={block} lang={lang} />
  ));
}

function Block({ block, lang }: { block: RichBlock; lang: string | undefined }): ReactNode {
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id} lang={lang} className={block.level === 2 ? css.part : css.heading}>
          {block.text}
        </Heading>
      );
    }
    case 'prose':
      return <Editorial html={block.html} lang={lang} />;
    case 'quote':
      return (
        <blockquote lang={lang} className={css.quote}>
          <Editorial html={block.html} />
        </blockquote>
      );
    case 'gallery':
      return <ArticleGallery pictures={block.pictures} lang={lang} />;
    case 'tours':
      return (
        <div className={css.figure}>
          <Slot name="mf-catalog/tour-cards" props={{ ids: block.ids }} failed={null} />
        </div>
      );
    case 'map':
      return (
        <div className={css.figure}>
          <Slot name="mf-tour/route-map" props={{ tour: block.tour }} failed={null} />
        </div>
      );
    case 'climate':
      return (
        <div className={css.figure}>
          <Slot name="mf-catalog/climate-strip" props={{ place: block.place }} failed={null} />
        </div>
      );
  }
}
