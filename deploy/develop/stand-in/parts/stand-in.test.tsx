import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StandIn } from './stand-in.tsx';

function show(given: object, problems: string[] = []) {
  render(
    <StandIn
      name="mf-account/login"
      version="1.2.0"
      given={given}
      problems={problems}
      handlers={{ onDone: [], onPick: [{ id: 1 }] }}
      events={{}}
    />,
  );
  return screen.getByRole('region', { name: 'mf-account/login' });
}

it('shows what it is given, without the functions among it', () => {
  const place = show({ next: '/trips', onDone: () => undefined });
  expect(JSON.parse(place.querySelector('pre')?.textContent ?? '')).toEqual({ next: '/trips' });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says what does not fit the contract', () => {
  show({}, ["must have required property 'next'"]);
  expect(screen.getByRole('alert').textContent).toContain('next');
});

it('calls what it is given with what the contract says', async () => {
  const [onDone, onPick] = [jest.fn(), jest.fn()];
  show({ onDone, onPick });
  await userEvent.click(screen.getByRole('button', { name: 'onDone' }));
  await userEvent.click(screen.getByRole('button', { name: 'onPick' }));
  expect([onDone.mock.calls, onPick.mock.calls]).toEqual([[[]], [[{ id: 1 }]]]);
});

it('calls what a test asks for, with the value of the test', () => {
  const onPick = jest.fn();
  const place = show({ onPick });
  fireEvent(place, new CustomEvent('cairn:stand-in', { detail: { call: 'onPick', with: { id: 9 } } }));
  fireEvent(place, new CustomEvent('cairn:stand-in', { detail: { call: 'onNothing' } }));
  expect(onPick.mock.calls).toEqual([[{ id: 9 }]]);
});
