import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a browser does by itself on a page load, after a client-side navigation: the focus starts at the new page's content, and its
 * title is read out. A page that puts the focus somewhere itself keeps it.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p className="vh" role="status">
      {title}
    </p>
  );
}
