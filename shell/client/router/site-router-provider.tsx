import { type DataRouter, RouterProvider } from 'react-router';
import type { SiteRouter } from './site-router.ts';

/** react-router's RouterProvider asks for the whole of its own router, and uses what SiteRouter has: site-router.test.tsx holds both to that. */
export const SiteRouterProvider = ({ router }: { router: SiteRouter }) => (
  <RouterProvider router={router as DataRouter} />
);
