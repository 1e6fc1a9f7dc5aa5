import { useState } from 'react';

/**
 * A component whose code comes when it is first wanted. Unlike `React.lazy`, code that does not arrive costs nothing but that
 * part: the page stays, `onFailure` tells the person, and the next `want()` tries again.
 */
export function useOnDemand<Component>(
  load: () => Promise<{ default: Component }>,
  onFailure: () => void,
): { Part: Component | null; want: () => void } {
  const [loaded, setLoaded] = useState<{ Part: Component } | null>(null);
  return {
    Part: loaded?.Part ?? null,
    want() {
      if (loaded) return;
      load().then(({ default: Part }) => setLoaded({ Part }), onFailure);
    },
  };
}
