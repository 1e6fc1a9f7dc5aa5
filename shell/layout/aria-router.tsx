import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';

/** what the site serves beside its pages: one address in all languages */
const FILES = /^\/(?:api|spa|media|assets|cdn|icons)\//;

/** a page of the site, which its router knows */
const isPage = (href: string): boolean => href.startsWith('/') && !FILES.test(href);

/** addresses of pages get the locale's prefix; others stay as they are */
function useSiteHref(href: string): string {
  const inSite = useHref(isPage(href) ? href : '.');
  return isPage(href) ? inSite : href;
}

/** The kit's links, which are react-aria's, navigate through the site's router. */
export function AriaRouter({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RouterProvider
      navigate={(to) => (isPage(to) ? void navigate(to) : window.location.assign(to))}
      useHref={useSiteHref}
    >
      {children}
    </RouterProvider>
  );
}
