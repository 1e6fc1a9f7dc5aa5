import { coreEndpoints } from '@cairn/shared-contracts/state/core-endpoints';
import { renderPage } from '@cairn/shared-contracts/testing/render';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import texts from '../../i18n/en-US.json' with { type: 'json' };
import { HardCaptcha } from './hard-captcha.tsx';

const CALL = 'POST /crm/api/favourite-tour/create';
const refused = { status: 429, body: { type: 'hard_captcha', code: 'hard_captcha_required', message: 'Prove it' } };

/** what the call ends with when the person presses the button */
async function pressing(button: string) {
  const view = renderPage(<HardCaptcha />, {
    texts: { shell: texts },
    calls: {
      // nothing that could be solved: whether it is tried is what counts here
      'GET /spa/captcha-challenge': () => ({ body: { type: 'hard_captcha', provider: 2, task: {} } }),
      [CALL]: () => refused,
    },
  });
  const call = view.store.dispatch(coreEndpoints.addFavourite.initiate({ tour_id: 1 }));
  await view.user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return call;
}

describe('the captcha that takes seconds', () => {
  it('is not begun when the person does not want it', async () => {
    expect(await pressing('Not now')).toMatchObject({ error: { status: 429 } });
  });
});
