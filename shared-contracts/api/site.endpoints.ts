import { injectScoped } from '@cairn/shared-contracts/remote/platform';
import type { AppConfig } from './site.schema.ts';

/** What of the site's configuration does not stand in every page's HTML. */
export const siteEndpoints = () =>
  injectScoped(__CONTRACT__, `${__REMOTE__}@${__VERSION__}`, (build) => ({
    appConfig: build.query<AppConfig, void>({ query: () => '/spa/app-config' }),
  }));
