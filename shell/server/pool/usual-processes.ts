const MOST = 4;

/**
 * How many processes render pages where nothing else is said. Of two processors both: the front has little to do while a page is rendered
 * (decision 37). Of more one is left to it and to whatever else is on the machine. Each process takes some 190 MB.
 */
export const usualProcesses = (processors: number): number =>
  Math.max(1, Math.min(MOST, processors <= 2 ? processors : processors - 1));
