import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildAndRelease } from '../local/artifacts.ts';

/** what the other parts read; the private key of releases stays */
const SHOWN = ['release.pub.pem', 'report.pem', 'report.pub.pem'];

// an image's one start: what was built with it goes into the store, and live where nothing else is
const dataDir = resolve(process.env.DATA_DIR ?? '.data');
await buildAndRelease(dataDir);
const { KEYS_DIR } = process.env;
if (KEYS_DIR) for (const key of SHOWN) await copyFile(join(dataDir, 'keys', key), join(KEYS_DIR, key));
