import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { useKitMessages } from './kit-messages.ts';
import type { MediaItem } from './media-item.ts';
import type { MediaViewerProps } from './media-viewer.tsx';
import { toast } from './toast.tsx';

/** The viewer is code of its own, fetched with the first press. `viewer` goes anywhere into the page. */
export function useMediaViewer(label: string): {
  open: (items: readonly MediaItem[], index: number) => void;
  viewer: ReactNode;
} {
  const t = useKitMessages();
  const [Viewer, setViewer] = useState<ComponentType<MediaViewerProps> | null>(null);
  const [items, setItems] = useState<readonly MediaItem[]>([]);
  const [index, setIndex] = useState<number | null>(null);
  const isAsked = useRef(false);

  function open(shown: readonly MediaItem[], at: number) {
    setItems(shown);
    setIndex(at);
    if (isAsked.current) return;
    isAsked.current = true;
    import('./media-viewer.tsx').then(
      ({ MediaViewer }) => setViewer(() => MediaViewer),
      () => {
        // The next press tries again.
        isAsked.current = false;
        toast({ tone: 'error', text: t('mediaViewer.failed') });
      },
    );
  }

  return { open, viewer: Viewer ? <Viewer items={items} index={index} onChange={setIndex} label={label} /> : null };
}
