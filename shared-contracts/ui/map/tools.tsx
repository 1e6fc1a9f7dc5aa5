import { type RefObject, useEffect, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button.tsx';
import { LocateIcon, MaximizeIcon, MinusIcon, PlusIcon, RouteIcon, XIcon } from '../icons.tsx';
import { useKitMessages } from '../kit-messages.ts';
import css from '../map.module.css';
import { PositionNote } from './position-note.tsx';
import { type Position, usePosition } from './use-position.ts';

export interface ToolsProps {
  /** An element inside the map: its section goes full screen. */
  boxRef: RefObject<HTMLElement | null>;
  onZoom: (by: 1 | -1) => void;
  /** Back to where everything is in sight. */
  onFit: () => void;
  /** The reader asked where they are, and the browser knows. Without it nobody can ask. */
  onLocated?: ((position: Position) => void) | undefined;
}

/** Zoom, fit and full screen, for hands that neither pinch nor press keys, and the reader's own place. */
export function Tools({ boxRef, onZoom, onFit, onLocated }: ToolsProps) {
  const t = useKitMessages();
  const screen = useFullscreen(boxRef);
  const locateRef = useRef<HTMLButtonElement>(null);
  const { search, ask, forget } = usePosition(onLocated);
  const canLocate = onLocated !== undefined && 'geolocation' in navigator;

  function close() {
    forget();
    locateRef.current?.focus();
  }
  return (
    <>
      {canLocate ? (
        <div className={css.locate} data-over>
          <IconButton ref={locateRef} variant="solid" label={t('map.position.ask')} onPress={ask}>
            <LocateIcon />
          </IconButton>
        </div>
      ) : null}
      <div className={css.tools} data-over>
        {screen.isPossible ? (
          <IconButton
            variant="solid"
            label={screen.isFull ? t('map.exitFullscreen') : t('map.fullscreen')}
            onPress={screen.toggle}
            className={cx(!screen.isFull && css.enlarge)}
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
      {canLocate ? <PositionNote search={search} onClose={close} /> : null}
    </>
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
