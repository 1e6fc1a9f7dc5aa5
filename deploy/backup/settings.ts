import { type Environment, readSettings } from '@cairn/shared-contracts/node/settings';
import * as z from 'zod/mini';

const schema = z.object({ DATA_DIR: z._default(z.string(), '.data'), BACKUP_DIR: z.string() });
const expected = {
  DATA_DIR: 'the folder of the data',
  BACKUP_DIR: 'the folder that the site archives its database into',
};

/** @throws EnvError */
export const readBackupSettings = (environment: Environment) => readSettings({ schema, expected }, environment);
