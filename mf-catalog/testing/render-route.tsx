import type { RouteModule } from '@cairn/shared-contracts/remote/platform';
import {
  type PlayedCalls,
  type RenderOptions,
  renderRoute as renderAnyRoute,
} from '@cairn/shared-contracts/testing/render';
import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { screen } from '@testing-library/react';
import { SIDEBAR_SHOWN } from '../features/listing/model/widths.ts';
import texts from '../i18n/en-US.json' with { type: 'json' };

// wide enough for all that a page has, as far as its code asks: jsdom lays nothing out
const jsdomMedia = window.matchMedia;
window.matchMedia = (query) => Object.assign(jsdomMedia(query), { matches: query === SIDEBAR_SHOWN });

/** what the api answers, by 'METHOD /path'; a number is the status of a refusal */
export type Answers = Readonly<Record<string, (query: URLSearchParams) => unknown>>;

const playedCalls = (answers: Answers): PlayedCalls =>
  Object.fromEntries(
    Object.entries(answers).map(([name, answerTo]): [string, PlayedCalls[string]] => [
      name,
      ({ url }) => {
        const body = answerTo(url.searchParams);
        return typeof body === 'number' ? { status: body, body: { message: 'Refused', code: 'refused' } } : { body };
      },
    ]),
  );

/** Shows a route of mf-catalog once it is loaded, with the toasts that the shell's layout has below every page. */
export async function renderRoute<Data>(
  { Component, ...route }: RouteModule<Data>,
  path: string,
  answers: Answers,
  { pattern = '/:slug?', ...more }: Pick<RenderOptions, 'site'> & { pattern?: string } = {},
) {
  const page: RouteModule<Data> = {
    ...route,
    Component: (props) => (
      <>
        <Component {...props} />
        <ToastRegion />
      </>
    ),
  };
  const options = { texts: { 'mf-catalog': texts }, calls: playedCalls(answers), path, ...more };
  const view = renderAnyRoute(page, pattern, options);
  await screen.findByRole('heading', { level: 1 });
  /** 'GET /spa/tours-page?difficulty=2' */
  const asked = () => view.calls.map(({ name, url }) => name + url.search);
  return { ...view, asked };
}
