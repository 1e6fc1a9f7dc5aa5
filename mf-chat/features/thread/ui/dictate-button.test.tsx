import { ToastRegion } from '@cairn/shared-contracts/ui/toast';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderInPage } from '../../../testing/render-in-page.ts';
import { chat, message, page } from '../../../testing/samples.ts';
import { ThreadView } from './thread-view.tsx';

const SEND = 'POST /crm/api/chat/send-message';

let hearing: Heard | undefined;
/** a browser that hears what the test says */
class Heard extends EventTarget {
  lang = '';
  continuous = false;
  start() {
    hearing = this;
  }
  stop() {
    this.dispatchEvent(new Event('end'));
  }
  abort() {
    hearing = undefined;
  }
  say(...phrases: string[]) {
    const results = phrases.map((transcript) => [{ transcript }]);
    this.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex: 0 }));
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.stop();
  }
}

afterEach(() => {
  sessionStorage.clear();
  hearing = undefined;
  Reflect.deleteProperty(window, 'webkitSpeechRecognition');
});

function open({ canHear = true } = {}) {
  if (canHear) Object.assign(window, { webkitSpeechRecognition: Heard });
  const view = renderInPage(
    <>
      <ToastRegion />
      <ThreadView chat={chat()} first={page([])} />
    </>,
    { [SEND]: () => ({ body: message(1, { direction: 'output' }) }) },
  );
  return { ...view, sent: () => view.sent(SEND) };
}
const dictate = () => screen.queryByRole('button', { name: 'Dictate the message' });

describe('dictating a message', () => {
  it('is not offered by a browser that cannot hear', () => {
    open({ canHear: false });
    expect(dictate()).toBeNull();
  });

  it('writes what is said behind what stands there, until it is stopped', async () => {
    const { user, sent } = open();
    await user.type(screen.getByLabelText('Message'), 'Hello,');
    await user.click(dictate() ?? document.body);
    expect(hearing).toMatchObject({ lang: 'en-US', continuous: true });
    act(() => hearing?.say(' is there a sauna ', 'at the hut'));
    expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Hello, is there a sauna at the hut');
    await user.click(screen.getByRole('button', { name: 'Stop dictating' }));
    expect(dictate()).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent()).toMatchObject([{ message: 'Hello, is there a sauna at the hut' }]));
  });

  it.each([
    // word for word by specification §8
    ['not-allowed', 'The microphone access is denied'],
    ['audio-capture', 'Nothing could be heard'],
  ])('that fails with %s says so', async (error, words) => {
    const { user } = open();
    await user.click(dictate() ?? document.body);
    act(() => hearing?.fail(error));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(dictate()).toBeTruthy();
    // one at a time is shown
    await user.click(screen.getByRole('button', { name: 'Close' }));
  });

  it('of somebody who says nothing just ends', async () => {
    const { user } = open();
    await user.click(dictate() ?? document.body);
    act(() => hearing?.fail('no-speech'));
    expect(dictate()).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('ends when its message is left', async () => {
    const { user, unmount } = open();
    await user.click(dictate() ?? document.body);
    unmount();
    expect(hearing).toBeUndefined();
  });
});
