import { useRouteLoaderData } from 'react-router';
import type { PageData } from '../composition/page-route.tsx';

/** The page that the layout stands around; undefined where there is none, as on an error page. */
export function usePage(): PageData | undefined {
  // page-route.tsx wrote it
  return useRouteLoaderData('page') as PageData | undefined;
}
