import { createI18n } from '@cairn/shared-contracts/i18n/create-i18n';
import { TextsContext } from '@cairn/shared-contracts/i18n/use-translation';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import texts from './i18n/en-US.json' with { type: 'json' };
import { InspectorPanel } from './inspector-panel.tsx';

it('says why a chosen version is not shown, and apart from that what is shown instead', () => {
  const none = () => undefined;
  render(
    <TextsContext value={createI18n('en-US', { inspector: texts })}>
      <InspectorPanel
        state={undefined}
        remotes={[
          {
            ...{ name: 'mf-tour', colour: 0, choices: [], faults: [], isOnPage: true, bytes: 0 },
            override: { remote: 'mf-tour', wanted: '1.1.0', shown: '1.0.0', reason: 'route.tour: Error: boom' },
          },
        ]}
        {...{ fault: undefined, isBusy: false, marked: undefined, lcp: undefined }}
        {...{ onClose: none, onMark: none, onChoose: none, onReset: none, onLeave: none }}
      />
    </TextsContext>,
  );
  screen.getByText('mf-tour 1.1.0 is not shown');
  screen.getByText('route.tour: Error: boom');
  screen.getByText('1.0.0 is shown instead.');
  expect(screen.getByRole('button', { name: 'Reset mf-tour' })).toBeTruthy();
});
