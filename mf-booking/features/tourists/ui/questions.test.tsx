import type { Questionnaire } from '@cairn/shared-contracts/api/questionnaire.schema';
import type { TouristsInfo } from '@cairn/shared-contracts/api/tourist.schema';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { KATE } from '../../../testing/profile.ts';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { booking, tourist, UUID } from '../../../testing/samples.ts';
import { OwnPage } from './own-page.tsx';
import { QuestionsPanel } from './questions-panel.tsx';

const INFO = 'GET /spa/tourists-info';
const SAVE = 'POST /crm/api/request/update-tourists-questionnaires';
const JAN = '7d7e7a52-6f0e-4d55-9d2b-3a8a4b1f0c22';
const EVA = '7d7e7a52-6f0e-4d55-9d2b-3a8a4b1f0c33';
const jan = tourist({ id: JAN, first_name: 'Jan', full_name: 'Jan Novak' });
const eva = tourist({ id: EVA, first_name: 'Eva', full_name: 'Eva Novak' });
const questions: Questionnaire['questions'] = [
  { id: 1, question: 'Your shoe size?', kind: 'text', options: [], is_required: true },
  { id: 2, question: 'Can you ride?', kind: 'choice', options: ['Yes', 'A little'], is_required: false },
];
const given = [{ tourist_id: EVA, question_id: 1, answer: '38' }];

const info = (part: Partial<TouristsInfo> = {}): TouristsInfo => ({
  ...{ access: 'full', request_id: 2071, status: 2, tourists_count: 2, tourists: [jan, eva] },
  tour: { name: 'Terskey Alatau traverse', slug: 'terskey-7' },
  date: { start: '2027-06-14', end: '2027-06-21' },
  questionnaire: { questions, answers: given },
  ...part,
});
const own = (part: Partial<TouristsInfo> = {}) =>
  info({ access: 'own', tourists: [jan], questionnaire: { questions, answers: [] }, ...part });
const saves = { [SAVE]: () => ({ body: { questions, answers: [] } }) };
const openOwn = (shown: TouristsInfo) =>
  renderInPage(<OwnPage uuid={UUID} info={shown} />, { [INFO]: () => ({ body: shown }), ...saves });
const openParty = (answer = info()) =>
  renderInPage(
    <QuestionsPanel booking={booking()} />,
    { [INFO]: () => ({ body: answer }), ...saves },
    { path: '/order/2071/add-tourists', user: KATE },
  );

describe('what the organizer asks each tourist', () => {
  it('is answered by one’s own link, saved by itself, and what is missing is said', async () => {
    const { user, sent, calls } = openOwn(own());
    const form = within(await screen.findByRole('form', { name: 'Answers of Jan Novak' }));
    expect(form.getByText(/^Still to answer/).textContent).toBe('Still to answer: Your shoe size?');
    // the one that is required is marked
    expect(form.getAllByText('Must be answered')).toHaveLength(1);
    // what is missing keeps nobody from the rest
    await user.click(form.getByRole('radio', { name: 'A little' }));
    expect(await form.findByText('Saved')).toBeTruthy();
    const size = form.getByRole('textbox', { name: /Your shoe size/ });
    expect(size.getAttribute('aria-required') ?? size.hasAttribute('required')).toBeTruthy();
    await user.type(size, '42');
    expect(form.queryByText(/^Still to answer/)).toBeNull();
    await waitFor(() => expect(sent(SAVE)).toHaveLength(2));
    expect(sent(SAVE)).toEqual([
      { answers: [{ tourist_id: JAN, question_id: 2, answer: 'A little' }] },
      { answers: [{ tourist_id: JAN, question_id: 1, answer: '42' }] },
    ]);
    expect(calls.find(({ name }) => name === SAVE)?.address).toContain(`uuid=${UUID}`);
  });

  it('is not there where nothing is asked', () => {
    openOwn(own({ questionnaire: { questions: [], answers: [] } }));
    expect(screen.queryByRole('heading', { name: 'Questions from the organizer' })).toBeNull();
  });

  it('is read, and not changed, once the booking is closed', () => {
    const answers = [{ tourist_id: JAN, question_id: 1, answer: '42' }];
    openOwn(own({ tourists: [{ ...jan, can_edit: false }], questionnaire: { questions, answers } }));
    expect(screen.getByText('Your shoe size?').nextElementSibling?.textContent).toBe('42');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('is answered for everybody by whoever booked; what must be answered is not taken back', async () => {
    const { user, sent } = openParty();
    const head = (name: RegExp) => screen.findByRole('button', { name });
    expect((await head(/Jan Novak/)).textContent).toContain('1 still to answer');
    expect((await head(/Eva Novak/)).textContent).toContain('Nothing is missing');
    await user.click(await head(/Eva Novak/));
    const form = within(screen.getByRole('form', { name: 'Answers of Eva Novak' }));
    const size = form.getByRole('textbox', { name: /Your shoe size/ });
    await user.clear(size);
    await user.click(form.getByRole('button', { name: 'Save the answers' }));
    // it is demanded at its field, and what is there already is kept
    await waitFor(() => expect(document.activeElement).toBe(size));
    expect(size.getAttribute('aria-invalid')).toBe('true');
    expect(sent(SAVE)).toEqual([]);
    await user.click(form.getByRole('radio', { name: 'Yes' }));
    await user.click(form.getByRole('button', { name: 'Save the answers' }));
    await waitFor(() =>
      expect(sent(SAVE)).toEqual([{ answers: [{ tourist_id: EVA, question_id: 2, answer: 'Yes' }] }]),
    );
    expect(form.queryByText('Saved')).toBeNull();
    await user.type(size, '39');
    await user.click(form.getByRole('button', { name: 'Save the answers' }));
    expect(await form.findByText('Saved')).toBeTruthy();
    expect(sent(SAVE)).toHaveLength(2);
  });

  it('waits for names where nobody is named', async () => {
    openParty(info({ tourists: [] }));
    expect(await screen.findByText(/^Name the tourists first/)).toBeTruthy();
  });

  it('keeps what was typed when it could not be saved, and says so', async () => {
    const { user } = renderInPage(<OwnPage uuid={UUID} info={own()} />, {
      [INFO]: () => ({ body: own() }),
      [SAVE]: () => ({ status: 409, body: { message: 'The booking is closed', code: 'booking_closed' } }),
    });
    const size = await screen.findByRole('textbox', { name: /Your shoe size/ });
    await user.type(size, '42');
    await user.click(screen.getByRole('button', { name: 'Save the answers' }));
    const form = within(screen.getByRole('form', { name: 'Answers of Jan Novak' }));
    expect((await form.findByRole('alert')).textContent).toContain('The booking is closed');
    expect((size as HTMLTextAreaElement).value).toBe('42');
    expect(form.queryByText('Saved')).toBeNull();
  });
});
