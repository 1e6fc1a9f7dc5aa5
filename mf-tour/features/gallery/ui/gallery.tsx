import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { TileGallery } from '@cairn/shared-contracts/ui/tile-gallery';
import { galleryItems } from '../../../common/model/gallery-items.ts';
import { useViewer } from './use-viewer.tsx';

/** The pictures that open the page. */
export function Gallery({ media, name }: { media: readonly MediaItem[]; name: string }) {
  const { t } = useTranslation('mf-tour');
  const { open, viewer } = useViewer(media);
  return (
    <>
      <TileGallery
        items={galleryItems(media)}
        onOpen={open}
        label={t('gallery.label', { name })}
        viewAllLabel={(total) => t('gallery.viewAll', { total })}
        openLabel={(alt, index, total) => t('gallery.open', { alt: alt || name, number: index + 1, total })}
      />
      {viewer}
    </>
  );
}
