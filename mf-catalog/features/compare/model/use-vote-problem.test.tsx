import { pageRenderer } from '@cairn/shared-contracts/testing/render';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import texts from '../../../i18n/de.json' with { type: 'json' };
import { useVoteProblem } from './use-vote-problem.ts';

const renderInPage = pageRenderer({ 'mf-catalog': texts });

function Words({ of, refusal }: { of: unknown; refusal?: string }) {
  return <p>{useVoteProblem()(of, refusal)}</p>;
}
const { failed, notYours } = texts.compare.votes;
const refused = (status: number, code: string) => ({ status, data: { message: 'Worte der Api', code } });

it.each([
  ['no connection', { status: 'FETCH_ERROR' }, undefined, failed],
  ['a site that is away, whose server speaks no language', refused(503, 'api_unreachable'), undefined, failed],
  ['too much at once', refused(429, 'too_many_requests'), undefined, failed],
  ['a fault', { status: 500, data: '<html>' }, undefined, failed],
  ['a refusal, in the words of the api', refused(409, 'comparison_full'), undefined, 'Worte der Api'],
  ['a refusal that the page knows better words for', refused(404, 'comparison_not_found'), notYours, notYours],
  ['no connection, whatever a refusal would mean', { status: 'FETCH_ERROR' }, notYours, failed],
])('says in the reader’s language of %s', (_what, error, refusal, words) => {
  renderInPage(<Words of={error} {...(refusal ? { refusal } : {})} />);
  expect(screen.getByText(words)).toBeTruthy();
});
