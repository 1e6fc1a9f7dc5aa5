import { useBackEntry } from '@cairn/shared-contracts/remote/use-back-entry';
import { Button } from '@cairn/shared-contracts/ui/button';
import { Dialog } from '@cairn/shared-contracts/ui/dialog';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Link, type RouteObject, useNavigate } from 'react-router';
import { createSiteRouter, type SiteRouter } from './site-router.ts';
import { SiteRouterProvider } from './site-router-provider.tsx';

let router: SiteRouter;
let loads: string[];

/** the page may know who it is, and show the log-in no more, some ms before the log-in itself is done */
let sessionFirst: number | undefined;

function LogIn({ onDone, onBack }: { onDone: () => void; onBack: () => void }): ReactNode {
  const { leave } = useBackEntry('log-in', onBack);
  const logIn = () => {
    if (sessionFirst === undefined) return leave(onDone);
    onDone();
    setTimeout(() => leave(onDone), sessionFirst);
  };
  return <Button onPress={logIn}>Log in</Button>;
}

/** a question, the log-in that it needs, and a link to the answer: each with an entry of its own, as mf-chat and mf-account have them */
function Page(): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [step, setStep] = useState<'writing' | 'log-in' | 'sent'>('writing');
  const navigate = useNavigate();
  const close = () => {
    setAsking(false);
    setStep('writing');
  };
  return (
    <>
      <h1>Tour</h1>
      <Button onPress={() => setAsking(true)}>Ask</Button>
      {isAsking ? (
        <Dialog title="Question" isOpen backEntry="ask" onOpenChange={(isOpen) => !isOpen && close()}>
          {step === 'writing' ? <Button onPress={() => setStep('log-in')}>Send</Button> : null}
          {step === 'log-in' ? <LogIn onDone={() => setStep('sent')} onBack={close} /> : null}
          <Button onPress={() => setStep('writing')}>The session is there</Button>
          <Button
            onPress={() => void navigate('?priceMax=90#ask', { replace: true, state: router.state.location.state })}
          >
            Prices in euros
          </Button>
          <Link to="/chat">Open the chat</Link>
        </Dialog>
      ) : null}
    </>
  );
}

/** the site at an address that was come to from another one */
function show(at = '/tour', state: unknown = { idx: 1 }) {
  window.history.pushState({ idx: 0 }, '', '/tours');
  window.history.pushState(state, '', at);
  start();
}
function start() {
  const loader: RouteObject['loader'] = ({ request }) => {
    loads.push(new URL(request.url).pathname);
    return null;
  };
  router = createSiteRouter([{ id: 'page', path: '*', loader, Component: Page }], {
    basename: '',
    hydrationData: { loaderData: { page: null } },
    window,
  });
  render(<SiteRouterProvider router={router} />);
}
const address = () => window.location.pathname + window.location.search + window.location.hash;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
/** until the browser has done what a `history.go` asks of it */
const still = () =>
  act(async () => {
    for (let calm = 0, before = ''; calm < 5; calm = before === address() ? calm + 1 : 0) {
      before = address();
      await new Promise((done) => setTimeout(done, 20));
    }
  });
const goBack = async () => {
  act(() => window.history.back());
  await still();
};
const goOn = async () => {
  act(() => window.history.forward());
  await still();
};

beforeEach(() => {
  loads = [];
  sessionFirst = undefined;
});
afterEach(async () => {
  cleanup();
  await still();
  router.dispose();
});

describe('what is open over a page', () => {
  it.each([
    ['its cross', () => press('Close')],
    ['Escape', () => userEvent.type(screen.getByRole('button', { name: 'Log in' }), '{Escape}', { skipClick: true })],
  ])('takes all its entries along when %s closes it, and the page is not loaded', async (_means, close) => {
    show();
    await press('Ask');
    await press('Send');
    expect(address()).toBe('/tour#log-in');
    await close();
    await isClosed();
    await still();
    expect([address(), window.history.state.idx, loads]).toEqual(['/tour', 1, []]);
    await goBack();
    expect([address(), loads]).toEqual(['/tours', ['/tours']]);
  });

  it('stays when the log-in in it is done', async () => {
    show();
    await press('Ask');
    await press('Send');
    await press('Log in');
    await still();
    expect([address(), screen.queryByRole('dialog') !== null]).toEqual(['/tour#ask', true]);
  });

  it.each([0, 40])('stays when the log-in is gone %i ms before it says that it is done', async (ms) => {
    show();
    await press('Ask');
    await press('Send');
    sessionFirst = ms;
    await press('Log in');
    await still();
    expect([address(), screen.queryByRole('dialog') !== null]).toEqual(['/tour#ask', true]);
  });

  it('is no step on the way back from where its link led, nor on the way there', async () => {
    show();
    await press('Ask');
    await userEvent.click(screen.getByRole('link', { name: 'Open the chat' }));
    await isClosed();
    expect(address()).toBe('/chat');
    await goBack();
    expect([address(), window.history.state.idx]).toEqual(['/tour', 1]);
    await goOn();
    expect(address()).toBe('/chat');
    await goBack();
    await goBack();
    expect(address()).toBe('/tours');
  });

  it('is not gone on to once it is closed', async () => {
    show();
    await press('Ask');
    await press('Send');
    await press('Close');
    await isClosed();
    await still();
    await goOn();
    expect([address(), window.history.state.idx, loads]).toEqual(['/tour', 1, []]);
  });

  it('stays open where Forward would lead to what was closed over it', async () => {
    show();
    await press('Ask');
    await press('Send');
    await press('The session is there');
    await still();
    expect(address()).toBe('/tour#ask');
    await goOn();
    expect([address(), screen.queryByRole('dialog') !== null]).toEqual(['/tour#ask', true]);
  });

  it('leaves what was chosen in it', async () => {
    show('/tour?priceMax=100');
    await press('Ask');
    await press('Prices in euros');
    await waitFor(() => expect(address()).toBe('/tour?priceMax=90#ask'));
    await still();
    await goBack();
    expect(address()).toBe('/tour?priceMax=90');
  });
});

describe('a page that is loaded again', () => {
  /** entries of the tab from before, the last one shown */
  const reload = async (...entries: [at: string, state?: unknown][]) => {
    window.history.pushState({ idx: 0 }, '', '/tours');
    for (const [place, [at, usr]] of entries.entries())
      window.history.pushState({ idx: place + 1, key: `entry-${place}`, usr }, '', at);
    start();
    await still();
  };
  const ASK = { over: '#ask', overId: 'gone' };
  const LOG_IN = { over: '#log-in', overId: 'gone too' };

  it.each<[what: string, entries: [at: string, state?: unknown][], at: string]>([
    ['goes back over what was open', [['/tour'], ['/tour#ask', ASK]], '/tour'],
    ['over what was open in it, too', [['/tour'], ['/tour#ask', ASK], ['/tour#log-in', LOG_IN]], '/tour'],
    [
      'over what was open over a sheet',
      [
        ['/tour', { open: 'sheet' }],
        ['/tour#ask', { open: 'sheet', ...ASK }],
      ],
      '/tour',
    ],
    ['and keeps what was chosen in it', [['/tour?priceMax=100'], ['/tour?priceMax=90#ask', ASK]], '/tour?priceMax=90'],
    ['stays where a link led to the very place', [['/tour'], ['/tour#log-in']], '/tour#log-in'],
    ['stays where something was chosen meanwhile', [['/tour'], ['/tour?people=2', ASK]], '/tour?people=2'],
    ['stays at an anchor of its own', [['/tour'], ['/tour#reviews', ASK]], '/tour#reviews'],
  ])('%s', async (_what, entries, at) => {
    await reload(...entries);
    expect([address(), loads]).toEqual([at, []]);
    // the browser has put the page where it was: no scroll position is known to the router yet
    const isGoneBack = entries.length > 1 && entries.at(-1)?.[0] !== at;
    expect(router.state.preventScrollReset).toBe(isGoneBack);
  });
});
