/**
 * The platform's one copy: shell and remotes get this very module from the share scope. Everything a remote may use of the app is
 * here; a wider surface would have to be shipped to every visitor. Neither the store nor the api behind the endpoints is: what a
 * version that few visitors get does to them, it would do to all (decision 18).
 */
export { useTranslation } from '../i18n/use-translation.ts';
export { type ApiError, apiErrorText, toApiError } from '../state/api-error.ts';
export { type CallBuilder, injectCalls } from '../state/call-endpoints.ts';
export { coreEndpoints } from '../state/core-endpoints.ts';
export { useMakeStale } from '../state/make-stale.ts';
export type { ScopedEndpoints } from '../state/scoped-endpoints.ts';
export { type ShownChange, useShownFavourites } from '../state/shown-favourites.ts';
export type { UploadRequest } from '../state/upload.ts';
export { useUpload } from '../state/use-upload.ts';
export {
  type PlacedFragment,
  type Platform,
  PlatformContext,
  SlotContext,
  type SlotProps,
  useForeignLanguage,
  usePlatform,
} from './context.ts';
export type { FragmentProps } from './offers.ts';
export { pageNumber } from './page-number.ts';
export {
  defineFragment,
  defineRoute,
  type FragmentModule,
  gone,
  type LoadContext,
  notFound,
  PageAnswer,
  type PageLayout,
  type QuerySubscription,
  type QueryThunk,
  RouteError,
  type RouteModule,
  type RouteProps,
  RouteRedirect,
  type RouteRequest,
  withStatus,
} from './route.ts';
export { Seo, type SeoProps } from './seo.tsx';
export { useLogOut, useSession } from './session.ts';
export { Slot } from './slot.tsx';
export { trustedHtml } from './trusted-html.ts';
