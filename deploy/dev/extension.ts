import type { Extension } from '@cairn/api/extension';
import { registerMessenger } from './messenger.route.ts';
import { registerOutboxPage } from './outbox.route.ts';

/** What helps to develop. */
export default (): Extension => ({
  name: 'dev',
  async register(app, services) {
    registerOutboxPage(app, services);
    await registerMessenger(app, services);
  },
});
