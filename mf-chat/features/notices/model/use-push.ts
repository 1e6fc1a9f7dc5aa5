import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { beginPush, canPush, endPush, pushSubscription } from '@cairn/shared-contracts/remote/service-worker';
import { useIsHydrated } from '@cairn/shared-contracts/ui/use-is-hydrated';
import { useEffect, useState } from 'react';
import { useErrorWords } from '../../../common/model/use-error-words.ts';
import { pushes } from './api.ts';

export interface PushControl {
  isOn: boolean;
  /** Turns it on, or off. @returns why not, in the reader's language */
  turn(): Promise<string | undefined>;
}

/** Notifications of this browser, while no page is open; null where the site or the browser has none. */
export function usePush(): PushControl | null {
  const { t } = useTranslation('mf-chat');
  const words = useErrorWords();
  const isHydrated = useIsHydrated();
  const isPossible = isHydrated && canPush();
  const { data } = pushes.pushKey.useQuery(undefined, { skip: !isPossible });
  const [subscribe] = pushes.subscribePush.useMutation();
  const [unsubscribe] = pushes.unsubscribePush.useMutation();
  const [isOn, setIsOn] = useState(false);
  const key = data?.key;

  useEffect(() => {
    if (!key) return;
    let isGone = false;
    void pushSubscription().then(
      (found) => isGone || setIsOn(found !== null),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [key]);

  async function turnOn(applicationServerKey: string): Promise<string | undefined> {
    // asked for at once: browsers want it to be within the press
    if ((await Notification.requestPermission()) !== 'granted') return t('push.denied');
    const subscription = await beginPush(applicationServerKey).catch(() => null);
    const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription?.toJSON() ?? {};
    if (!endpoint) return t('push.failed');
    const { error } = await subscribe({ endpoint, keys: { p256dh, auth } });
    if (!error) return undefined;
    await endPush();
    return words(error);
  }

  async function turnOff(): Promise<string | undefined> {
    const endpoint = await endPush();
    // a browser that is not subscribed hears nothing, whether or not the api has heard of it
    if (endpoint) await unsubscribe({ endpoint });
    return undefined;
  }

  if (!isPossible || !key) return null;
  return {
    isOn,
    turn: async () => {
      const problem = await (isOn ? turnOff() : turnOn(key));
      if (problem === undefined) setIsOn(!isOn);
      return problem;
    },
  };
}
