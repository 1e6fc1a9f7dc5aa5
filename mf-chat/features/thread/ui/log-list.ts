import type { ReactElement, ReactNode, Ref } from 'react';
import type { ThreadRow } from '../model/rows.ts';

export interface LogListHandle {
  toEnd(): void;
}

/** What draws the rows of a conversation in a scroller of its own, opened at its end. */
export interface LogListProps {
  ref: Ref<LogListHandle>;
  /** names the scroller */
  label: string;
  rows: readonly ThreadRow[];
  children: (row: ThreadRow) => ReactElement;
  /** above the first row, of the same height whatever it says as far as text of the usual size goes */
  head: ReactNode;
  /** below the last row */
  foot: ReactNode;
  /** new rows are read out */
  isLive: boolean;
  onAtEnd(isAtEnd: boolean): void;
  /** the reader comes near the first row */
  onNearStart(): void;
}

/** nearer to the end than this (px) counts as at the end */
export const END_PX = 48;
/** nearer to the start than this (px) asks for older messages */
export const START_PX = 240;
