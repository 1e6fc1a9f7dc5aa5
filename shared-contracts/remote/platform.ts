/**
 * The platform's one copy: shell and remotes get this very module from the share scope. Everything a remote may use of the app is
 * here; a wider surface would have to be shipped to every visitor.
 */
export { useTranslation } from 'react-i18next';
export { useDispatch, useSelector } from 'react-redux';
export { type ApiError, apiErrorText, toApiError } from '../state/api-error.ts';
export { baseApi } from '../state/base-api.ts';
export { injectCalls } from '../state/call-endpoints.ts';
export { coreEndpoints, coreUtil } from '../state/core-endpoints.ts';
export { currencyChosen, selectPrefs } from '../state/prefs.ts';
export { injectScoped } from '../state/scoped-endpoints.ts';
export { type UploadRequest, useUpload } from '../state/upload.ts';
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
export {
  defineFragment,
  defineRoute,
  type FragmentModule,
  gone,
  type LoadContext,
  notFound,
  PageAnswer,
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
export { useSession } from './session.ts';
export { Slot } from './slot.tsx';
export { trustedHtml } from './trusted-html.ts';
