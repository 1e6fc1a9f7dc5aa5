import type { Environment } from '@cairn/shared-contracts/node/settings';

/**
 * What the shell does with an answer that misfits its contract. Who starts the stack develops or tests, and wants it to fail; who starts
 * it for visitors (NODE_ENV) wants the page.
 */
export const answersMode = ({ ANSWERS, NODE_ENV }: Environment): string =>
  ANSWERS || (NODE_ENV === 'production' ? 'sample' : 'strict');
