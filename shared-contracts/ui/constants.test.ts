import { describe, expect, it } from '@jest/globals';
import * as ui from './constants.ts';

describe('numbers of specification §9', () => {
  it.each<[string, unknown, unknown]>([
    ['breakpoints', ui.BREAKPOINT, { sm: 576, md: 992, lg: 1200, xl: 1600, xxl: 2000 }],
    ['modal width', ui.DIALOG_WIDTH, 500],
    ['modal close', ui.DIALOG_CLOSE_MS, 300],
    ['dropdown close delay', ui.DROPDOWN_CLOSE_MS, 300],
    ['dropdown offset', ui.POPOVER_OFFSET, 12],
    ['select offset', ui.SELECT_OFFSET, 8],
    ['dropdown throttle', ui.DROPDOWN_THROTTLE_MS, 1000],
    ['country dropdown', ui.COUNTRY_LIST_WIDTH, 280],
    ['city debounce', ui.CITY_DEBOUNCE_MS, 200],
    ['toast', ui.TOAST_DURATION_MS, 7000],
    ['collapse', ui.COLLAPSE_MS, 200],
    ['truncate height', ui.TRUNCATE_HEIGHT, 120],
    ['truncate threshold', ui.TRUNCATE_THRESHOLD, 24],
    ['truncate duration', ui.TRUNCATE_MS, 300],
    ['avatar colours', ui.AVATAR_COLOURS, 5],
    ['avatar words', ui.AVATAR_INITIALS, 2],
    ['pagination pages', ui.PAGINATION_PAGES, 7],
    ['pagination end', ui.PAGINATION_KEPT_AT_END, 3],
    ['slider', [ui.SLIDER_MIN, ui.SLIDER_MAX, ui.SLIDER_STEP], [0, 100, 1]],
    ['calendar weeks', ui.CALENDAR_WEEKS, 6],
    ['tiles', ui.GALLERY_TILES, 6],
    ['tile gaps', ui.TILE_GAP, { desktop: 4, mobile: 8 }],
    ['tile sizes', ui.TILE_SIZES, ['250x300', '500x600']],
    ['photo preview', ui.PHOTO_STRIP_SHOWN, 3],
    ['photo sizes', ui.PHOTO_SIZES, { desktop: ['185x122', '370x244'], mobile: ['150x95', '300x190'] }],
    ['stories gap', ui.STORIES_GAP, 16],
    ['carousel', ui.CAROUSEL_MS, 300],
    ['viewer image', ui.VIEWER_SIZE, '1200x00'],
    ['video poster', ui.VIDEO_POSTER_SIZE, '374x500'],
    ['swipe', ui.SWIPE_DISTANCE, 100],
    ['double tap', ui.DOUBLE_TAP_MS, 300],
    ['slide transition', ui.SLIDE_MS, 300],
    [
      'loading indicator',
      ui.LOADING_BAR,
      { durationMs: 2000, throttleMs: 200, hideDelayMs: 500, resetMs: 400, heightPx: 3 },
    ],
    ['scroll button', ui.SCROLL_BUTTON_FROM, 150],
    ['scroll button throttle', ui.SCROLL_BUTTON_THROTTLE_MS, 300],
    ['scroll-spy throttle', ui.SCROLL_SPY_THROTTLE_MS, 500],
    ['analytics', ui.ANALYTICS_DEFER_MS, 6000],
    ['favicon', ui.FAVICON_BLINK_MS, 1000],
  ])('%s', (_name, constant, number) => {
    expect(constant).toEqual(number);
  });
});
