import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../testing/render-in-page.ts';
import { type Load, useLate } from './use-late.ts';

type Props = { name: string };
const part = { default: ({ name }: Props) => <p>The part of {name}</p> };
const away = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /k.js'));

/** as a browser imports: what has failed once fails for as long as the page is open */
function onceAndForAll(): Load<Props> {
  let outcome: ReturnType<Load<Props>> | undefined;
  return () => {
    outcome ??= navigator.onLine ? Promise.resolve(part) : away();
    return outcome;
  };
}

function Place({ load, onLost }: { load: Load<Props>; onLost?: () => void }) {
  const Part = useLate(true, load, onLost);
  return Part ? <Part name="Kate" /> : <p>Without it</p>;
}
const open = (load: Load<Props>, onLost?: () => void) =>
  renderInPage(
    <>
      <ToastRegion />
      <p>What is being written</p>
      <Place load={load} {...(onLost ? { onLost } : {})} />
    </>,
  );

/** whether the browser says that it has a line */
const haveLine = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
/** what the shell hears of, and loads the page anew for where it is code that is gone */
const uncaught: unknown[] = [];
const told = (event: ErrorEvent) => {
  uncaught.push(event.error);
  event.preventDefault();
};
beforeEach(() => window.addEventListener('error', told));

afterEach(() => {
  jest.restoreAllMocks();
  window.removeEventListener('error', told);
  uncaught.length = 0;
});

describe('a part whose code comes when it is wanted', () => {
  it('is shown once it came', async () => {
    open(async () => part);
    expect(await screen.findByText('The part of Kate')).toBeTruthy();
  });

  it('takes nothing from the page without a connection, and comes with it', async () => {
    haveLine(false);
    const load = onceAndForAll();
    open(load);
    expect([screen.getByText('What is being written'), screen.getByText('Without it')]).toHaveLength(2);
    haveLine(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The part of Kate')).toBeTruthy();
    expect(uncaught).toEqual([]);
  });

  it('is there without a connection once the page has it', async () => {
    haveLine(true);
    const load = onceAndForAll();
    const first = open(load);
    await screen.findByText('The part of Kate');
    first.unmount();
    haveLine(false);
    open(load);
    expect(await screen.findByText('The part of Kate')).toBeTruthy();
  });

  it('says that it cannot be had to whoever has opened it', async () => {
    haveLine(false);
    const onLost = jest.fn();
    const { user } = open(away, onLost);
    expect(await screen.findByText('Could not be loaded. Check the connection and try again.')).toBeTruthy();
    expect(onLost).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Close' }));
  });

  it('is told to the shell where it is the release that is gone', async () => {
    haveLine(true);
    open(away);
    await waitFor(() => expect(uncaught).toEqual([expect.any(TypeError)]));
    expect(screen.getByText('What is being written')).toBeTruthy();
  });
});
