import type { RichBlock } from '@cairn/shared-contracts/api/rich-text.schema';
import { lookOf, OF_DRAWINGS } from '@cairn/shared-contracts/domain/picture';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { useMediaViewer } from '@cairn/shared-contracts/ui/use-media-viewer';
import css from './article-gallery.module.css';

type Pictures = Extract<RichBlock, { type: 'gallery' }>['pictures'];

const ONE = '(min-width: 768px) 720px, 94vw';
const SEVERAL = '(min-width: 768px) 350px, 94vw';

/** Pictures within a text, each with its caption; pressed, they fill the screen. */
export function ArticleGallery({ pictures, lang }: { pictures: Pictures; lang: string | undefined }) {
  const { t } = useTranslation('mf-content');
  const { open, viewer } = useMediaViewer(t('article.pictures'));
  const items = pictures.map((picture) => ({
    src: picture.image,
    alt: picture.alt,
    lang,
    ...lookOf(picture, OF_DRAWINGS),
  }));
  return (
    <div className={css.gallery} data-count={Math.min(pictures.length, 3)}>
      {items.map((item, index) => (
        <figure key={item.src} lang={lang}>
          <button type="button" className={css.open} onClick={() => open(items, index)}>
            <Picture
              src={item.src}
              alt={item.alt}
              placeholder={item.placeholder}
              preview={item.preview}
              position={item.position}
              ratio="3/2"
              radius="var(--r-md)"
              sizes={pictures.length === 1 ? ONE : SEVERAL}
            />
          </button>
          {pictures[index]?.caption ? <figcaption className={css.caption}>{pictures[index].caption}</figcaption> : null}
        </figure>
      ))}
      {viewer}
    </div>
  );
}
