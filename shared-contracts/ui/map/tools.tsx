import { type RefObject, useEffect, useState } from 'react';
import { IconButton } from '../icon-button.tsx';
import { MaximizeIcon, MinusIcon, PlusIcon, RouteIcon, XIcon } from '../icons.tsx';
import { useKitMessages } from '../kit-messages.ts';
import css from '../map.module.css';

export interface ToolsProps {
  /** An element inside the map: its section goes full screen. */
  boxRef: RefObject<HTMLElement | null>;
  onZoom: (by: 1 | -1) => void;
  /** Back to where everything is in sight. */
  onFit: () => void;
}

/** Zoom, fit and full screen, for hands that neither pinch nor press keys. */
export function Tools({ boxRef, onZoom, onFit }: ToolsProps) {
  const t = useKitMessages();
  const screen = useFullscreen(boxRef);
  return (
    <div className={css.tools} data-over>
      {screen.isPossible ? (
        <IconButton
          variant="solid"
          label={screen.isFull ? t('map.exitFullscreen') : t('map.fullscreen')}
          onPress={screen.toggle}
        >
          {screen.isFull ? <XIcon /> : <MaximizeIcon />}
        </IconButton>
      ) : null}
      <IconButton variant="solid" label={t('map.zoomIn')} onPress={() => onZoom(1)}>
        <PlusIcon />
      </IconButton>
      <IconButton variant="solid" label={t('map.zoomOut')} onPress={() => onZoom(-1)}>
        <MinusIcon />
      </IconButton>
      <IconButton variant="solid" label={t('map.fit')} onPress={onFit}>
        <RouteIcon />
      </IconButton>
    </div>
  );
}

function useFullscreen(boxRef: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false);
  // Phones of one maker give the full screen to videos alone.
  const isPossible = document.fullscreenEnabled;
  const section = () => boxRef.current?.closest('section') ?? null;

  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null && document.fullscreenElement === section());
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  });

  function toggle() {
    const change = isFull ? document.exitFullscreen() : section()?.requestFullscreen();
    // A browser that refuses leaves the map as it is.
    change?.catch(() => undefined);
  }
  return { isPossible, isFull, toggle };
}
