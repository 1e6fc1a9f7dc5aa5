import type { PlayedAnswer } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { aTour } from '../../../testing/sample-tour.ts';
import { Questions } from './questions.tsx';

const faq = ['Is it steep?', 'Do I need a visa?', 'Is there a shop?'].map((question, at) => ({
  question,
  answer: `Answer ${at + 1}`,
}));
const HERE = `/${aTour.slug}`;
const LATER = { id: 7, question: 'Are dogs welcome?', answer: 'On a lead.' };

const open = (query = '', answer: PlayedAnswer = { body: LATER }) =>
  renderInPage(
    <Questions tour={{ ...aTour, faq }} />,
    { 'GET /spa/tour-question': () => answer },
    { path: HERE + query },
  );
const questions = () =>
  within(screen.getByRole('region', { name: 'Questions and answers' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const isUnfolded = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');

describe('a tourist reads what others asked', () => {
  it('and passes one question on by its link', async () => {
    const { user } = open();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Do I need a visa?' }));
    await user.click(screen.getByRole('button', { name: 'Copy a link to this question' }));
    await waitFor(() => expect(write.mock.calls).toEqual([[`https://cairn.test${HERE}?question=2#questions`]]));
  });

  it('and meets the one that a link leads to first, unfolded, once', () => {
    const { asked } = open('?question=2');
    expect(questions()).toEqual(['Do I need a visa?', 'Is it steep?', 'Is there a shop?']);
    expect([isUnfolded('Do I need a visa?'), isUnfolded('Is it steep?')]).toEqual(['true', 'false']);
    expect(screen.getByText('Shared with you')).toBeTruthy();
    expect(asked().filter((address) => address.includes('question'))).toEqual([]);
  });

  it('and meets one that the page was made without', async () => {
    const { asked } = open('?question=7');
    await screen.findByRole('button', { name: 'Are dogs welcome?' });
    expect(questions()).toEqual(['Are dogs welcome?', ...faq.map(({ question }) => question)]);
    expect(isUnfolded('Are dogs welcome?')).toBe('true');
    expect(asked()).toContain('/spa/tour-question?tour_id=42&question_id=7');
  });

  it.each(['?question=0', '?question=-1', '?question=x', '?question=1.5', '?question='])(
    'and meets all of them as ever with %s',
    (query) => {
      const { asked } = open(query);
      expect(questions()).toEqual(faq.map(({ question }) => question));
      expect(asked().filter((address) => address.includes('question'))).toEqual([]);
    },
  );

  it('and meets all of them as ever when the link’s question is gone', async () => {
    const { asked } = open('?question=9', { status: 404, body: { message: 'Gone', code: 'question_not_found' } });
    await waitFor(() => expect(asked()).toContain('/spa/tour-question?tour_id=42&question_id=9'));
    expect(questions()).toEqual(faq.map(({ question }) => question));
    expect(screen.queryByText('Shared with you')).toBeNull();
  });
});
