import { useEffect, useRef, useState } from 'react';

/** '' until the text changes for the first time: what is on the page from the start is not announced */
export function useChange(text: string): string {
  const firstRef = useRef(text);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (text !== firstRef.current) {
      firstRef.current = '';
      setSpoken(text);
    }
  }, [text]);
  return spoken;
}
