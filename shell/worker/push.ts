import { type PushPayload, pushPayload } from '@cairn/shared-contracts/api/push.schema';
import type { ClickEvent, PushEvent, WorkerScope } from './scope.ts';

const ICON = '/icons/icon-192.png';

function readPayload(data: PushEvent['data']): PushPayload | undefined {
  try {
    return pushPayload.safeParse(data?.json()).data;
  } catch {
    return undefined;
  }
}

/** Shows what came: browsers want to see something of every push. */
export async function showPush({ registration }: Pick<WorkerScope, 'registration'>, { data }: Pick<PushEvent, 'data'>) {
  const payload = readPayload(data);
  if (!payload) return;
  const { title, body, tag, lang, path } = payload;
  await registration.showNotification(title, { body, tag, lang, icon: ICON, badge: ICON, data: path });
}

/** Opens what it is about: in a window of the site that is there, at best one that shows it already. */
export async function openPushed(
  { clients }: Pick<WorkerScope, 'clients'>,
  { notification }: Pick<ClickEvent, 'notification'>,
) {
  notification.close();
  const path = typeof notification.data === 'string' ? notification.data : '/chat';
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  if (there) return there.focus();
  return clients.openWindow(path);
}
