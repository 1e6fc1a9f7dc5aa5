import { lazy, useEffect, useState } from 'react';
import { LazyPlace } from '../../../common/ui/lazy-place.tsx';
import type { LandingVideo } from '../model/hero-video.ts';

const HeroVideo = lazy(() => import('./hero-video.tsx'));

/** True once the page with all its pictures is there and the browser has nothing better to do. */
function useIsCalm(isAsked: boolean): boolean {
  const [isCalm, setIsCalm] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    let idle: number | undefined;
    const wait = () => {
      // Safari has no idle callback
      if ('requestIdleCallback' in window) idle = window.requestIdleCallback(() => setIsCalm(true), { timeout: 3000 });
      else setIsCalm(true);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      if (idle !== undefined) window.cancelIdleCallback(idle);
    };
  }, [isAsked]);
  return isCalm;
}

/** The film over the picture. Neither it nor its code is asked for before the page is loaded. */
export function HeroVideoPlace({ videos }: { videos: readonly LandingVideo[] }) {
  const isCalm = useIsCalm(videos.length > 0);
  if (!isCalm || videos.length === 0) return null;
  return (
    <LazyPlace fallback={null}>
      <HeroVideo videos={videos} />
    </LazyPlace>
  );
}
