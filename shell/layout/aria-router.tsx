import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';

/** addresses of the site get the locale's prefix; others stay as they are */
function useSiteHref(href: string): string {
  const isOurs = href.startsWith('/');
  const inSite = useHref(isOurs ? href : '.');
  return isOurs ? inSite : href;
}

/** The kit's links, which are react-aria's, navigate through the site's router. */
export function AriaRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(to) => void navigate(to)} useHref={useSiteHref}>
      {children}
    </RouterProvider>
  );
}
