import type { Configuration } from '@rspack/core';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

const ARIA =
  /node_modules[\\/](react-aria-components|react-aria|react-stately|@react-aria|@react-stately|@react-types|@internationalized|@swc[\\/]helpers|clsx|aria-hidden|client-only)[\\/]/;
const DATES =
  /@internationalized[\\/]date|[\\/](calendar|datepicker)[\\/]|[\\/](Calendar|RangeCalendar|DateField|DatePicker|useCalendarState|useRangeCalendarState|useDateFieldState)\w*\./;
const OVERLAY =
  /[\\/]private[\\/](overlays|dialog|menu|listbox)[\\/]|[\\/]private[\\/](Popover|Dialog|Header|Separator|ListBox)\./;
const COLLECTION = /[\\/]private[\\/](collections|selection)[\\/]|[\\/]private[\\/](Collection|Autocomplete)\./;
const FORM = /[\\/]private[\\/](form[\\/]|Form\.|utils[\\/]useFormReset)/;

/** small components that need nothing of react-aria beyond links and buttons: most pages show half of them */
const PLAIN = [
  'alert',
  'avatar',
  'avatar-initials',
  'badge',
  'breadcrumbs',
  'card',
  'carousel',
  'counter',
  'empty-state',
  'level',
  'link',
  'media-item',
  'pagination',
  'pagination-slots',
  'price',
  'rating',
  'rating-words',
  'scroll-spy',
  'skeleton',
  'stat',
  'stepper',
  'tile-gallery',
  'truncate-text',
];
const PLAIN_FILES = new RegExp(
  `shared-contracts[\\\\/](ui[\\\\/](${PLAIN.join('|')})\\.(tsx?|module\\.css)|domain[\\\\/]money\\.ts)`,
);

type Chunk = { name?: string | undefined; canBeInitial(): boolean };

/** A page of the shell itself carries its own copy of what it shows: it must not change how the product's pages are cut. */
const isOwnPage = ({ name }: Chunk): boolean => name?.startsWith('page/') ?? false;
const onDemand = (chunk: Chunk): boolean => !chunk.canBeInitial() && !isOwnPage(chunk);

/**
 * How the browser's code is cut. A request costs more than a few unused kilobytes: its own headers and hash in the page, a share of
 * the line while the style sheets are on their way, and small files compress badly. So what pages show together is one file, and
 * react-aria's layers are cut by what a component makes a page pay: a switch must not bring the pop-overs.
 */
export const splitChunks: SplitChunks = {
  chunks: (chunk) => !isOwnPage(chunk),
  maxAsyncRequests: 30,
  maxInitialRequests: 30,
  minSize: 20_000,
  cacheGroups: {
    react: { test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', priority: 30, enforce: true },
    plain: { chunks: onDemand, test: PLAIN_FILES, name: 'kit-plain', priority: 25, enforce: true },
    dates: { chunks: onDemand, test: DATES, name: 'kit-dates', priority: 20, enforce: true },
    form: { chunks: onDemand, test: FORM, minChunks: 3, name: 'kit-form', priority: 18, enforce: true },
    collection: {
      chunks: onDemand,
      test: COLLECTION,
      minChunks: 3,
      name: 'kit-collection',
      priority: 17,
      enforce: true,
    },
    focus: { chunks: onDemand, test: ARIA, minChunks: 14, name: 'kit-focus', priority: 16, enforce: true },
    overlay: { chunks: onDemand, test: OVERLAY, minChunks: 3, name: 'kit-overlay', priority: 17, enforce: true },
    aria: { chunks: onDemand, test: ARIA, minChunks: 2, priority: 15 },
    kit: {
      chunks: onDemand,
      test: /shared-contracts[\\/]ui[\\/]/,
      minChunks: 4,
      name: 'kit-common',
      priority: 14,
      enforce: true,
    },
  },
};
