import type { Configuration } from '@rspack/core';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

const ARIA =
  /node_modules[\\/](react-aria-components|react-aria|react-stately|@react-aria|@react-stately|@react-types|@internationalized|@swc[\\/]helpers|clsx|aria-hidden|client-only)[\\/]/;
const DATES =
  /@internationalized[\\/]date|[\\/](calendar|datepicker)[\\/]|[\\/](Calendar|RangeCalendar|DateField|DatePicker|useCalendarState|useRangeCalendarState|useDateFieldState)\w*\./;

/**
 * How the browser's code is cut. One request costs more than a few unused kilobytes, so that what several kit components use
 * (react-aria's own layers) goes in named groups, and only a component's own code is a chunk of its own.
 */
export const splitChunks: SplitChunks = {
  chunks: 'all',
  maxAsyncRequests: 30,
  maxInitialRequests: 30,
  minSize: 20_000,
  cacheGroups: {
    react: { test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, name: 'react', priority: 30, enforce: true },
    dates: { chunks: 'async', test: DATES, name: 'kit-dates', priority: 20, enforce: true },
    aria: { chunks: 'async', test: ARIA, minChunks: 3, name: 'kit-base', priority: 15, enforce: true },
    kit: {
      chunks: 'async',
      test: /shared-contracts[\\/]ui[\\/]/,
      minChunks: 4,
      name: 'kit-common',
      priority: 14,
      enforce: true,
    },
  },
};
