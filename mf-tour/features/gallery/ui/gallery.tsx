import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { TileGallery } from '@cairn/shared-contracts/ui/tile-gallery';
import { galleryItems } from '../../../common/model/gallery-items.ts';
import { useViewer } from './use-viewer.tsx';

export interface GalleryProps {
  media: readonly MediaItem[];
  name: string;
  /** address of the tour: a card's picture becomes this one on the way there */
  path?: string;
}

/** The pictures that open the page. */
export function Gallery({ media, name, path }: GalleryProps) {
  const { t } = useTranslation('mf-tour');
  const { open, viewer } = useViewer(media);
  return (
    <div data-picture-of={path}>
      <TileGallery
        items={galleryItems(media)}
        onOpen={open}
        label={t('gallery.label', { name })}
        viewAllLabel={(total) => t('gallery.viewAll', { total })}
        openLabel={(alt, index, total) => t('gallery.open', { alt: alt || name, number: index + 1, total })}
      />
      {viewer}
    </div>
  );
}
