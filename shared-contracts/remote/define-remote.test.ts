import { describe, expect, it } from '@jest/globals';
import { exposeOfFragment, exposeOfRoute, exposeOfTexts } from './define-remote.ts';
import { gone, notFound, RouteError, RouteRedirect } from './route.ts';

describe('names of exposed modules', () => {
  it('a route, a fragment and texts of one name are three modules', () => {
    expect([exposeOfRoute('tour'), exposeOfFragment('tour'), exposeOfTexts('en-US')]).toEqual([
      'route.tour',
      'fragment.tour',
      'texts.en-US',
    ]);
  });
});

describe('ends of a loader', () => {
  it.each([
    [notFound(), 404, 'not_found'],
    [notFound('tour_not_found'), 404, 'tour_not_found'],
    [gone(), 410, 'gone'],
    [gone('tour_is_gone'), 410, 'tour_is_gone'],
    [new RouteError(403), 403, ''],
  ])('%s', (error, status, code) => {
    expect(error).toBeInstanceOf(RouteError);
    expect([error.status, error.code]).toEqual([status, code]);
  });

  it('a redirect is a passing one unless it says otherwise', () => {
    expect([new RouteRedirect('/a').status, new RouteRedirect('/a', 301).status]).toEqual([302, 301]);
  });
});
