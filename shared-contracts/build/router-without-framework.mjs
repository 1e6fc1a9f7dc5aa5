// What react-router's links ask of its framework mode, where there is none: its manifest, prefetching and styles are 5 KB of source that
// nothing here can reach. In place of lib/dom/ssr/components.js, for browsers alone; the build fails when more of it is imported.
import { createContext, useRef } from 'react';

export const FrameworkContext = createContext(undefined);

export const PrefetchPageLinks = () => null;

export const usePrefetchBehavior = () => [false, useRef(null), {}];

export const mergeRefs =
  (...refs) =>
  (value) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(value);
      else if (ref) ref.current = value;
    }
  };
