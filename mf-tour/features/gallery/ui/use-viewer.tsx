import type { MediaItem } from '@cairn/shared-contracts/api/common.schema';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { toast } from '@cairn/shared-contracts/ui/toast';
import { type ReactNode, useState } from 'react';
import { useOnDemand } from '../../../common/model/use-on-demand.ts';

const loadViewer = () => import('./viewer.tsx');

/** Opens pictures over the whole screen: `open(index)`, and `viewer` to place anywhere in the page. */
export function useViewer(media: readonly MediaItem[]): { open: (index: number) => void; viewer: ReactNode } {
  const { t } = useTranslation('mf-tour');
  const [index, setIndex] = useState<number | null>(null);
  const { Part: Viewer, want } = useOnDemand(loadViewer, () => toast({ tone: 'error', text: t('gallery.failed') }));
  const open = (to: number) => {
    want();
    setIndex(to);
  };
  return { open, viewer: Viewer ? <Viewer media={media} index={index} onChange={setIndex} /> : null };
}
