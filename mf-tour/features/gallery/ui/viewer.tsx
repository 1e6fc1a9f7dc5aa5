import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { MediaViewer } from '@cairn/shared-contracts/ui/media-viewer';
import { galleryItems } from '../../../common/model/gallery-items.ts';

export interface ViewerProps {
  media: readonly MediaItem[];
  index: number | null;
  onChange: (index: number | null) => void;
}

/** The fullscreen viewer in the page's language. A chunk of its own: it comes with the first press. */
export default function Viewer({ media, index, onChange }: ViewerProps) {
  const { t } = useTranslation('mf-tour');
  return <MediaViewer items={galleryItems(media)} index={index} onChange={onChange} label={t('gallery.viewer')} />;
}
