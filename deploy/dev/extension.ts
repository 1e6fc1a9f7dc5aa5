import type { Extension } from '@cairn/api/extension';
import { registerOutboxPage } from './outbox.route.ts';

/** What helps to develop. */
export default (): Extension => ({ name: 'dev', register: registerOutboxPage });
