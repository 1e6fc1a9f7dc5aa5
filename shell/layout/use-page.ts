import { useRouteLoaderData } from 'react-router';
import type { PageData } from '../composition/page-data.ts';

/** The page that the layout stands around; undefined where there is none, as on an error page. */
export function usePage(): PageData | undefined {
  // load-page.ts wrote it
  return useRouteLoaderData('page') as PageData | undefined;
}
