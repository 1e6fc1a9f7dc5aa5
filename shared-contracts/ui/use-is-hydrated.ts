import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the render that takes its HTML over: for words that the two may spell differently. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
