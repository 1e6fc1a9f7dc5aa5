/**
 * Numbers of the interface. Those of specification §9 are named in constants.test.ts one by one; business numbers are in
 * domain/limits.ts. CSS that needs one gets it as a custom property from its component.
 */

/** Min-width breakpoints in px. CSS cannot read custom properties in `@media`: the literals there repeat these. */
export const BREAKPOINT = { sm: 576, md: 992, lg: 1200, xl: 1600, xxl: 2000 } as const;

/** Width of a dialog in px, where no site's `uikit.defaultModalWidth` says otherwise. */
export const DIALOG_WIDTH = 500;
/** A dialog takes this long to go. */
export const DIALOG_CLOSE_MS = 300;
/** Dragging a sheet down further than this closes it, in px. */
export const SHEET_DRAG_TO_CLOSE = 100;

/** Gap between a trigger and its popover or menu, in px. */
export const POPOVER_OFFSET = 12;
/** Gap between a select and its list, in px. */
export const SELECT_OFFSET = 8;
/** A drop-down opened by hover waits this long before it goes. */
export const DROPDOWN_CLOSE_MS = 300;
/** A drop-down opens by hover at most this often: a mouse that passes to and fro does not make it flicker. */
export const DROPDOWN_THROTTLE_MS = 1000;
/** Least width of the list of countries in px. */
export const COUNTRY_LIST_WIDTH = 280;
/** The city field asks once typing has paused for this long. */
export const CITY_DEBOUNCE_MS = 200;

export const TOAST_DURATION_MS = 7000;
/** A toast whose time is up fades this long. */
export const TOAST_FADE_MS = 200;
export const COLLAPSE_MS = 200;

/** A text is folded to this height (px), but only if that hides more than the threshold. */
export const TRUNCATE_HEIGHT = 120;
export const TRUNCATE_THRESHOLD = 24;
export const TRUNCATE_MS = 300;

export const AVATAR_COLOURS = 5;
export const AVATAR_INITIALS = 2;

/** Page numbers of a pagination, beside its gaps. */
export const PAGINATION_PAGES = 7;
/** How many of them are always the last ones. */
export const PAGINATION_KEPT_AT_END = 3;

export const SLIDER_MIN = 0;
export const SLIDER_MAX = 100;
export const SLIDER_STEP = 1;

/** Rows of a month. */
export const CALENDAR_WEEKS = 6;

/** Items of a tile gallery; the last one leads to all of them. */
export const GALLERY_TILES = 6;
/** Gaps between tiles in px. */
export const TILE_GAP = { desktop: 4, mobile: 8 } as const;
/** Sizes of a small tile for plain and for dense screens: what takes the place of `{size}`. */
export const TILE_SIZES = ['250x300', '500x600'] as const;

/** Pictures of a photo strip; the last one says how many more there are. */
export const PHOTO_STRIP_SHOWN = 3;
/** Sizes of its pictures for plain and for dense screens. */
export const PHOTO_SIZES = { desktop: ['185x122', '370x244'], mobile: ['150x95', '300x190'] } as const;

/** Gap between stories in px. */
export const STORIES_GAP = 16;

/** Pictures and dots of a card's carousel. */
export const CAROUSEL_SLIDES = 5;
export const CAROUSEL_MS = 300;

/** The viewer's picture, and the still of a video before it plays. */
export const VIEWER_SIZE = '1200x00';
export const VIDEO_POSTER_SIZE = '374x500';
/** A finger that travels further than this (px) changes or closes the slide. */
export const SWIPE_DISTANCE = 100;
/** Two taps within this time zoom in or out. */
export const DOUBLE_TAP_MS = 300;
export const SLIDE_MS = 300;
/** Magnification after a double tap. */
export const ZOOM_SCALE = 2.5;
export const ZOOM_SCALE_MAX = 4;

/** Widths (px) offered to the browser for a picture of the page's content (guide, section 5). */
export const SRCSET_WIDTHS = [400, 760, 1200, 2200] as const;

/** The bar on top of the page while the next one loads. */
export const LOADING_BAR = {
  /** By then about two thirds of the bar are full. */
  durationMs: 2000,
  /** Loads faster than this show no bar. */
  throttleMs: 200,
  /** The full bar stays. */
  hideDelayMs: 500,
  /** It fades, and is empty again. */
  resetMs: 400,
  heightPx: 3,
} as const;

/** The scroll button is there below this many px from the top. */
export const SCROLL_BUTTON_FROM = 150;
export const SCROLL_BUTTON_THROTTLE_MS = 300;

/** A scroll-spy looks at most this often where the reader is. */
export const SCROLL_SPY_THROTTLE_MS = 500;
/** down to the line that scroll-spy reads at, open upwards */
export const SCROLL_SPY_MARGIN = '1000000px 0px -60%';

/** Scripts of the analytics wait for the page, at most this long. */
export const ANALYTICS_DEFER_MS = 6000;
/** Title and icon of a hidden tab alternate at this pace when a message came. */
export const FAVICON_BLINK_MS = 1000;
