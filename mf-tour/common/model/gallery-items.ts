import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import { lookOf } from '@cairn/shared-contracts/domain/picture';
import type { MediaItem as GalleryItem } from '@cairn/shared-contracts/ui/tile-gallery';

/** pictures of the api as the kit's galleries take them */
export const galleryItems = (media: readonly MediaItem[]): GalleryItem[] =>
  media.map((item) => ({
    src: item.image,
    alt: item.alt,
    ...lookOf(item),
    ...(item.video_url ? { videoUrl: item.video_url } : {}),
  }));
