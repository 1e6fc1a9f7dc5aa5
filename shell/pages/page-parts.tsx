import type { PageParts } from '../composition/page-route.tsx';
import { Layout } from '../layout/layout.tsx';
import { ComingPage, ErrorPage } from './error-page.tsx';

export const PAGE_PARTS: PageParts = { Layout, ErrorPage, Coming: ComingPage };
