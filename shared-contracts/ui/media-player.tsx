import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { pictureUrl } from '../domain/picture.ts';
import { VIDEO_POSTER_SIZE, VIEWER_SIZE } from './constants.ts';
import { cx } from './cx.ts';
import { PlayIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import { embedUrl, type MediaItem, playingUrl } from './media-item.ts';
import css from './media-viewer.module.css';

/** A video behind its still: nothing is fetched from its host before somebody presses play. */
export function MediaPlayer({ item, url }: { item: MediaItem; url: string }) {
  const t = useKitMessages();
  const [isPlaying, setIsPlaying] = useState(false);
  if (isPlaying) return <Playing item={item} url={url} />;
  return (
    <AriaButton
      className={cx(css.video, css.poster)}
      aria-label={item.alt ? t('mediaViewer.playNamed', { name: item.alt }) : t('mediaViewer.play')}
      data-swipe=""
      onPress={() => setIsPlaying(true)}
    >
      {item.src ? (
        <img
          src={pictureUrl(item.src, VIDEO_POSTER_SIZE)}
          {...(item.src.includes('{size}')
            ? { srcSet: `${pictureUrl(item.src, VIDEO_POSTER_SIZE)} 374w, ${pictureUrl(item.src, VIEWER_SIZE)} 1200w` }
            : {})}
          sizes="(min-width: 1200px) 1200px, 100vw"
          alt=""
          draggable={false}
        />
      ) : null}
      <span className={css.play}>
        <PlayIcon size={32} isFilled />
      </span>
    </AriaButton>
  );
}

function Playing({ item, url }: { item: MediaItem; url: string }) {
  const player = embedUrl(url);
  if (player) {
    return (
      <iframe
        className={css.video}
        src={playingUrl(player)}
        title={item.alt}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: landscape films have no speech; one with speech brings its own track
    <video className={css.video} src={url} controls autoPlay playsInline aria-label={item.alt} />
  );
}
