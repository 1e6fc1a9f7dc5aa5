import { PlayIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { useMediaQuery } from '@cairn/shared-contracts/remote/use-media-query';
import { Icon } from '@cairn/shared-contracts/ui/icon';
import { useEffect, useRef, useState } from 'react';
import { fileOf, type LandingVideo, nextVideo, savesData, startsByItself } from '../model/hero-video.ts';
import css from './hero-video.module.css';

/** as in hero.module.css: below it the frame is taller than wide */
const NARROW = '(max-width: 767.98px)';
const STILL = '(prefers-reduced-motion: reduce)';

/** The site's films behind the promise, without sound, one after the other, with a button that stops them. */
export default function HeroVideo({ videos }: { videos: readonly LandingVideo[] }) {
  const { t } = useTranslation('mf-catalog');
  const isNarrow = useMediaQuery(NARROW);
  const wantsStillness = useMediaQuery(STILL);
  const [index, setIndex] = useState(0);
  /** what the visitor pressed last; before that their settings decide */
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [hasFrames, setHasFrames] = useState(false);
  const isOn = wish ? wish === 'play' : startsByItself({ wantsStillness, savesData: savesData(navigator) });
  const [hasStarted, setHasStarted] = useState(isOn);
  const videoRef = useRef<HTMLVideoElement>(null);
  const video = videos[index];
  if (isOn && !hasStarted) setHasStarted(true);

  useEffect(() => {
    const film = videoRef.current;
    if (!film || !hasStarted) return;
    if (!isOn) film.pause();
    // a browser that lets nothing play by itself shows the picture, and the button says so
    else film.play().catch(() => setWish('pause'));
  }, [isOn, hasStarted]);

  if (!video) return null;
  return (
    <>
      {hasStarted ? (
        <video
          ref={videoRef}
          key={fileOf(video, isNarrow)}
          src={fileOf(video, isNarrow)}
          className={css.film}
          style={hasFrames ? { backgroundColor: video.color } : undefined}
          data-shown={hasFrames || undefined}
          muted
          autoPlay={isOn}
          playsInline
          disablePictureInPicture
          loop={videos.length === 1}
          tabIndex={-1}
          aria-hidden="true"
          onPlaying={() => setHasFrames(true)}
          onEnded={() => setIndex(nextVideo(index, videos.length))}
          onError={() => setWish('pause')}
        />
      ) : null}
      <button
        type="button"
        className={css.button}
        aria-label={t(isOn ? 'home.pauseVideo' : 'home.playVideo')}
        onClick={() => setWish(isOn ? 'pause' : 'play')}
      >
        {isOn ? (
          <Icon>
            <rect x="14" y="4" width="4" height="16" rx="1" />
            <rect x="6" y="4" width="4" height="16" rx="1" />
          </Icon>
        ) : (
          <PlayIcon />
        )}
      </button>
    </>
  );
}
