import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import type { MediaItem as GalleryItem } from '@cairn/shared-contracts/ui/tile-gallery';

const MIDDLE = { x: 50, y: 50 };

const positionOf = ({ focus: { x, y } = MIDDLE }: MediaItem): string => `${x}% ${y}%`;

/** pictures of the api as the kit's galleries take them */
export const galleryItems = (media: readonly MediaItem[]): GalleryItem[] =>
  media.map((item) => ({
    src: item.image,
    alt: item.alt,
    placeholder: item.placeholder,
    position: positionOf(item),
    ...(item.video_url ? { videoUrl: item.video_url } : {}),
  }));
