import { useEffect, useRef, useState } from 'react';

/** Reads a new state out; the one that the page came with is content, not news. */
export function StatusAnnouncer({ text }: { text: string }) {
  const shownRef = useRef(text);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (text === shownRef.current) return;
    shownRef.current = text;
    setNews(text);
  }, [text]);
  return (
    <p className="vh" role="status">
      {news}
    </p>
  );
}
