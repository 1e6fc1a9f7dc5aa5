/** Numbers of the interface. Where a number comes from the specification, section 9 "UI kit" and "Pagination" say so. */

/** Min-width breakpoints in px. CSS cannot read custom properties in `@media`: the literals there repeat these. */
export const BREAKPOINT = { sm: 576, md: 992, lg: 1200, xl: 1600, xxl: 2000 } as const;

/** Width of a dialog in px, unless it asks for another one. */
export const DIALOG_WIDTH = 500;
/** Dragging a sheet down further than this closes it, in px. */
export const SHEET_DRAG_TO_CLOSE = 100;

/** Gap between a trigger and its popover or menu, in px. */
export const POPOVER_OFFSET = 12;
/** Gap between a select and its list, in px. */
export const SELECT_OFFSET = 8;

export const TOAST_DURATION_MS = 7000;
export const COLLAPSE_MS = 200;

/** A text is folded to this height (px), but only if that hides more than the threshold. */
export const TRUNCATE_HEIGHT = 120;
export const TRUNCATE_THRESHOLD = 24;

export const AVATAR_COLOURS = 5;
export const AVATAR_INITIALS = 2;

/** Slots of a pagination: pages and gaps together. */
export const PAGINATION_SLOTS = 7;

export const SLIDER_MIN = 0;
export const SLIDER_MAX = 100;
export const SLIDER_STEP = 1;

/** Items of a tile gallery; the last one leads to all of them. */
export const GALLERY_TILES = 6;
/** Pictures and dots of a card's carousel. */
export const CAROUSEL_SLIDES = 5;

/** A finger that travels further than this (px) changes or closes the slide. */
export const SWIPE_DISTANCE = 100;
/** Two taps within this time zoom in or out. */
export const DOUBLE_TAP_MS = 300;
/** Magnification after a double tap. */
export const ZOOM_SCALE = 2.5;
export const ZOOM_SCALE_MAX = 4;

/** Widths (px) offered to the browser for a picture of the page's content (guide, section 5). */
export const SRCSET_WIDTHS = [400, 760, 1200, 2200] as const;

/** Loads faster than this show no loading bar. */
export const LOADING_BAR_DELAY_MS = 150;

/** down to the line that scroll-spy reads at, open upwards */
export const SCROLL_SPY_MARGIN = '1000000px 0px -60%';
