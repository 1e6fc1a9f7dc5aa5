import type { RichBlock } from '@cairn/shared-contracts/api/rich-text.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Picture } from '@cairn/shared-contracts/ui/picture';
import { useMediaViewer } from '@cairn/shared-contracts/ui/use-media-viewer';
import css from './article-gallery.module.css';

type Pictures = Extract<RichBlock, { type: 'gallery' }>['pictures'];

const ONE = '(min-width: 768px) 720px, 94vw';
const SEVERAL = '(min-width: 768px) 350px, 94vw';
const POSITION = '50% 82%';

/** Pictures within a text, each with its caption; pressed, they fill the screen. */
export function ArticleGallery({ pictures, lang }: { pictures: Pictures; lang: string | undefined }) {
  const { t } = useTranslation('mf-content');
  const { open, viewer } = useMediaViewer(t('article.pictures'));
  const items = pictures.map(({ image, alt, placeholder }) => ({
    src: image,
    alt,
    lang,
    placeholder,
    position: POSITION,
  }));
  return (
    <div className={css.gallery} data-count={Math.min(pictures.length, 3)}>
      {pictures.map(({ image, alt, placeholder, caption }, index) => (
        <figure key={image} lang={lang}>
          <button type="button" className={css.open} onClick={() => open(items, index)}>
            <Picture
              src={image}
              alt={alt}
              ratio="3/2"
              placeholder={placeholder}
              position={POSITION}
              radius="var(--r-md)"
              sizes={pictures.length === 1 ? ONE : SEVERAL}
            />
          </button>
          {caption ? <figcaption className={css.caption}>{caption}</figcaption> : null}
        </figure>
      ))}
      {viewer}
    </div>
  );
}
