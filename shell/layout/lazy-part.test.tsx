import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { TextsContext } from '@cairn/shared-contracts/i18n/use-translation';
import kit from '@cairn/shared-contracts/ui/i18n/en-US.json' with { type: 'json' };
import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import shell from '../i18n/en-US.json' with { type: 'json' };
import { LazyPart } from './lazy-part.tsx';

const Lost = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /k.js')));

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <TextsContext value={createI18n('en-US', { shell, kit })}>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <output>{String(isOpen)}</output>
      {isOpen && (
        <LazyPart onFail={() => setOpen(false)}>
          <Lost />
        </LazyPart>
      )}
      <ToastRegion />
    </TextsContext>
  );
}

it('a part that cannot be had leaves the page as it is and says so', async () => {
  // React tells of what a boundary caught
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Page />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText('Please try again later')).toBeTruthy();
  expect(screen.getByText('false')).toBeTruthy();
});
