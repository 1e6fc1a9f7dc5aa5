import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import type { MediaItem as GalleryItem } from '@cairn/shared-contracts/ui/tile-gallery';

/** people stand low in drawn pictures (guide, section 5) */
const DRAWN = '50% 82%';

const focusOf = ({ image }: Pick<MediaItem, 'image'>): string => (image.startsWith('/media/art/') ? DRAWN : '50% 50%');

/** pictures of the api as the kit's galleries take them */
export const galleryItems = (media: readonly MediaItem[]): GalleryItem[] =>
  media.map((item) => ({
    src: item.image,
    alt: item.alt,
    placeholder: item.placeholder,
    position: focusOf(item),
    ...(item.video_url ? { videoUrl: item.video_url } : {}),
  }));
