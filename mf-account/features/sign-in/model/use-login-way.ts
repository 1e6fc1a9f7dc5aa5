import { useState, useSyncExternalStore } from 'react';

export type LoginWay = 'phone' | 'email' | 'password';

const KEY = 'cairn:login-way';
const WAYS: readonly LoginWay[] = ['phone', 'email', 'password'];

function remembered(): LoginWay | undefined {
  try {
    const saved = localStorage.getItem(KEY);
    return WAYS.find((way) => way === saved);
  } catch {
    // storage is forbidden: the site's own way it is
    return undefined;
  }
}

function remember(way: LoginWay): void {
  try {
    localStorage.setItem(KEY, way);
  } catch {
    // as above
  }
}

const never = () => () => undefined;

/** How somebody logs in: as last time on this device, else as the site has it first. The server knows the site's own alone. */
export function useLoginWay(main: 'phone' | 'email'): readonly [LoginWay, (way: LoginWay) => void] {
  const last = useSyncExternalStore(never, remembered, () => undefined);
  const [chosen, setChosen] = useState<LoginWay>();
  return [
    chosen ?? last ?? main,
    (way) => {
      remember(way);
      setChosen(way);
    },
  ];
}
