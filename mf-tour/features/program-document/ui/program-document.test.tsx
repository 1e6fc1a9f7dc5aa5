import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { ProgramDocument } from './program-document.tsx';

const TOKENS = 'GET /spa/site-tokens';
const EMAIL = 'POST /spa/tour-program-order-via-email';
const WHATSAPP = 'POST /spa/tour-program-order-via-whatsapp';
const SUBSCRIBE = 'POST /spa/subscribe-tour-program';
const tokens = (send_tour_program_in_pdf_via_whatsapp: boolean) => () => ({
  body: { send_tour_program_in_pdf_via_whatsapp },
});
const done = () => ({ body: { result: true } });

async function open(calls: object, of: { individual?: string } = {}) {
  const view = renderInPage(<ProgramDocument tourId={42} {...of} />, { [TOKENS]: tokens(false), ...calls });
  await view.user.click(screen.getByRole('button', { name: 'Send to me' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Send me the program' })) };
}

beforeEach(() => {
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = 'subscriber_id=; Max-Age=0';
});

describe('the program to take along', () => {
  it('is a document in the reader’s language and currency', () => {
    renderInPage(<ProgramDocument tourId={42} />);
    expect(screen.getByRole('link', { name: 'PDF' }).getAttribute('href')).toBe(
      '/spa/private-tour-program-pdf?id=42&language=en-US&currency=EUR',
    );
  });

  it('comes by e-mail', async () => {
    const { user, dialog, sent } = await open({ [EMAIL]: done });
    await user.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'kate@example.org');
    await user.click(dialog.getByRole('button', { name: 'Send the program' }));
    expect((await dialog.findByRole('status')).textContent).toContain('It goes to kate@example.org');
    expect(sent(EMAIL)).toEqual([{ email: 'kate@example.org', tour_id: 42, currency: 'EUR' }]);
  });

  it('comes again when it changes, to a subscriber that stays the same', async () => {
    const { user, dialog, sent } = await open({
      [SUBSCRIBE]: () => ({ body: { result: true, subscriber_id: 'abcd-1234' } }),
    });
    await user.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'kate@example.org');
    await user.click(dialog.getByRole('checkbox', { name: /Write again/ }));
    await user.click(dialog.getByRole('button', { name: 'Send the program' }));
    await dialog.findByRole('status');
    expect(sent(SUBSCRIBE)).toEqual([{ email: 'kate@example.org', tour_id: 42, currency: 'EUR' }]);
    expect(document.cookie).toContain('subscriber_id=abcd-1234');
  });

  it('of an individual tour has its own dates and price, as a document and in the post', async () => {
    const individual = '0d0e0000-0000-4000-8000-000000000002';
    const { user, dialog, sent } = await open({ [EMAIL]: done }, { individual });
    expect(screen.getByRole('link', { name: 'PDF', hidden: true }).getAttribute('href')).toBe(
      `/spa/private-tour-program-pdf?id=42&language=en-US&currency=EUR&uuid=${individual}`,
    );
    await user.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'kate@example.org');
    await user.click(dialog.getByRole('button', { name: 'Send the program' }));
    await dialog.findByRole('status');
    expect(sent(EMAIL)).toEqual([{ email: 'kate@example.org', tour_id: 42, currency: 'EUR', uuid: individual }]);
  });

  it('is ordered knowing what one agrees to: the documents open beside the form', async () => {
    const { dialog } = await open({});
    for (const [name, href] of [
      ['terms', '/agreement'],
      ['privacy policy', '/privacy'],
    ] as const) {
      const link = dialog.getByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
    }
    expect(dialog.getByText(/protected from robots by a captcha/)).toBeTruthy();
  });

  it('is not sent to what is no address', async () => {
    const { user, dialog, sent } = await open({ [EMAIL]: done });
    await user.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'kate@');
    await user.click(dialog.getByRole('button', { name: 'Send the program' }));
    expect((await dialog.findAllByText('Please enter a valid e-mail')).length).toBeGreaterThan(0);
    expect(sent(EMAIL)).toEqual([]);
  });

  it('is ordered to the same address and number when the dialog was closed before', async () => {
    const calls = { [TOKENS]: tokens(true), [WHATSAPP]: () => null, [EMAIL]: done };
    const { user, dialog } = await open(calls);
    await user.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'kate@example.org');
    await user.click(dialog.getByRole('checkbox', { name: /Write again/ }));
    await user.click(await dialog.findByRole('radio', { name: 'WhatsApp' }));
    await user.type(dialog.getByRole('textbox', { name: /Phone with WhatsApp/ }), '+420777123456');
    await user.click(dialog.getByRole('button', { name: 'Send the program' }));
    await dialog.findByText(/No connection/);
    await user.click(dialog.getByRole('button', { name: 'Close' }));

    await user.click(screen.getByRole('button', { name: 'Send to me' }));
    expect(await screen.findByRole('textbox', { name: /E-mail/ })).toHaveProperty('value', 'kate@example.org');
    expect(screen.getByRole('checkbox', { name: /Write again/ })).toHaveProperty('checked', true);
    await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    expect(await screen.findByDisplayValue(/777 ?123 ?456/)).toBeTruthy();
  });

  it('does not go by WhatsApp where the site does not send there', async () => {
    const { dialog, calls } = await open({});
    expect(calls.map(({ name }) => name)).toContain(TOKENS);
    expect(dialog.queryByRole('radio', { name: 'WhatsApp' })).toBeNull();
  });

  it('goes by WhatsApp where it does', async () => {
    const { user, dialog, sent } = await open({ [TOKENS]: tokens(true), [WHATSAPP]: done });
    await user.click(await dialog.findByRole('radio', { name: 'WhatsApp' }));
    await user.type(dialog.getByRole('textbox', { name: /Phone with WhatsApp/ }), '+420777123456');
    await user.click(dialog.getByRole('button', { name: 'Send the program' }));
    expect((await dialog.findByRole('status')).textContent).toContain('+420777123456');
    expect(sent(WHATSAPP)).toEqual([{ phone: '+420777123456', tour_id: 42, currency: 'EUR' }]);
  });
});
