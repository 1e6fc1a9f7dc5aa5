import { useState } from 'react';

interface Asked {
  isError: boolean;
  isFetching: boolean;
  /** the answer to what is asked now */
  currentData?: unknown;
  originalArgs?: unknown;
  refetch: () => unknown;
}

export interface Lost {
  isLost: boolean;
  /** it is being asked for again */
  isAsking: boolean;
  again: () => void;
}

/** Whether an answer could not be had: it is lost until it is there, also while the same is asked for again. */
export function useLost({ isError, isFetching, currentData, originalArgs, refetch }: Asked): Lost {
  const question = JSON.stringify(originalArgs ?? null);
  const [lost, setLost] = useState<string>();
  const next = currentData !== undefined ? undefined : isError ? question : lost;
  // set while rendering
  if (next !== lost) setLost(next);
  const isLost = next === question;
  return { isLost, isAsking: isLost && isFetching, again: () => void refetch() };
}
