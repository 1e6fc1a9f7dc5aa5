import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhoneCode } from '../api/phone-code.schema.ts';
import { CallButton } from './call-button.tsx';
import { ToastRegion } from './toast.tsx';

const FOUND: PhoneCode = { name: 'Ala-Too Trekking', phone: '+44 20 7946 0182', code: '04711', expires_in: 960 };

const press = () => userEvent.click(screen.getByRole('button', { name: 'Call Aigerim' }));

describe('a call', () => {
  it('is a number and a code, until they are closed', async () => {
    render(<CallButton label="Call Aigerim" ask={async () => FOUND} />);
    await press();
    const dialog = await screen.findByRole('dialog', { name: 'Call Ala-Too Trekking' });
    expect(within(dialog).getByRole('status').textContent).toBe(
      // a number stays on one line
      'Dial +44\u00a020\u00a07946\u00a00182 and enter the code 04711. It is valid for 16 minutes.',
    );
    expect(within(dialog).getByRole('link', { name: 'Dial' }).getAttribute('href')).toBe('tel:+442079460182');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is asked for by an icon where there is no room for words', async () => {
    const { promise: found, resolve: find } = Promise.withResolvers<PhoneCode>();
    let asked = 0;
    const ask = () => {
      asked += 1;
      return found;
    };
    render(<CallButton isIcon label="Call Aigerim" ask={ask} />);
    await press();
    await press();
    find(FOUND);
    expect(await screen.findByRole('dialog', { name: 'Call Ala-Too Trekking' })).toBeTruthy();
    expect(asked).toBe(1);
  });

  it('is a number alone where no code is needed', async () => {
    render(<CallButton label="Call Aigerim" ask={async () => ({ ...FOUND, code: null, expires_in: 0 })} />);
    await press();
    expect((await screen.findByRole('status')).textContent).toBe('Dial +44\u00a020\u00a07946\u00a00182.');
  });

  it('that is not possible says why', async () => {
    render(
      <>
        <CallButton label="Call Aigerim" ask={() => Promise.reject({ status: 'FETCH_ERROR' })} />
        <ToastRegion />
      </>,
    );
    await press();
    expect(await screen.findByText('The call is not possible right now.')).toBeTruthy();
    expect(screen.getByText('No connection. Check it and try again.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
