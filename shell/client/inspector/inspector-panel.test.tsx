import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { TextsContext } from '@cairn/shared-contracts/i18n/use-translation';
import { expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from './i18n/en-US.json' with { type: 'json' };
import { InspectorPanel } from './inspector-panel.tsx';
import type { ShownRemote } from './shown-remotes.ts';

const none = () => undefined;
const show = (remote: Partial<ShownRemote>) =>
  render(
    <TextsContext value={createI18n('en-US', { inspector: texts })}>
      <InspectorPanel
        state={undefined}
        remotes={[{ name: 'mf-tour', colour: 0, choices: [], faults: [], isOnPage: true, bytes: 0, ...remote }]}
        {...{ fault: undefined, isBusy: false, marked: undefined, lcp: undefined }}
        {...{ onClose: none, onMark: none, onChoose: none, onReset: none, onLeave: none }}
      />
    </TextsContext>,
  );

it('says why a chosen version is not shown, and apart from that what is shown instead', () => {
  show({ override: { remote: 'mf-tour', wanted: '1.1.0', shown: '1.0.0', reason: 'route.tour: Error: boom' } });
  screen.getByText('mf-tour 1.1.0 is not shown');
  screen.getByText('route.tour: Error: boom');
  screen.getByText('1.0.0 is shown instead.');
  expect(screen.getByRole('button', { name: 'Reset mf-tour' })).toBeTruthy();
});

it('tells each error to whoever presses on their number, by touch and keyboard as well', async () => {
  show({ faults: ['TypeError: seats is undefined', 'route.tour: Error: boom', 'route.tour: Error: boom'] });
  const user = userEvent.setup();
  const details = screen.getByRole('group');
  expect(details).toHaveProperty('open', false);
  await user.click(within(details).getByText('3 errors'));
  expect(details).toHaveProperty('open', true);
  expect(
    within(details)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['TypeError: seats is undefined', 'route.tour: Error: boom']);
});
