import { lazy } from 'react';
import type { PageParts } from '../composition/page-route.tsx';
import { Layout } from '../layout/layout.tsx';
import { ComingPage, ErrorPage } from './error-page.tsx';

// named by the route's id: the server hints a page's own files by it
const KitPage = lazy(() => import(/* webpackChunkName: "page/kit" */ './kit/kit-page.tsx'));
const RedirectPage = lazy(() => import(/* webpackChunkName: "page/redirect" */ './redirect/redirect-page.tsx'));
const ExperimentsPage = lazy(
  () => import(/* webpackChunkName: "page/experiments" */ './experiments/experiments-page.tsx'),
);
const ExperimentPage = lazy(
  () => import(/* webpackChunkName: "page/experiment" */ './experiments/experiment-page.tsx'),
);
const EmployeesPage = lazy(() => import(/* webpackChunkName: "page/employees-cookie" */ './employees-page.tsx'));

export const PAGE_PARTS: PageParts = {
  Layout,
  ErrorPage,
  Coming: ComingPage,
  own: {
    kit: KitPage,
    redirect: RedirectPage,
    'employees-cookie': EmployeesPage,
    experiments: ExperimentsPage,
    experiment: ExperimentPage,
  },
};
