let isLeft = false;

/** A part of this page was withdrawn: it stays until somebody goes elsewhere, and the next page comes from the server. */
export function leaveBehind(): void {
  isLeft = true;
  document.documentElement.dataset.leftBehind = '';
}

export const isLeftBehind = (): boolean => isLeft;
