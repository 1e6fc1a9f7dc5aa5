import type { DatabaseHandle } from '@cairn/api/database';
import type { Extension } from '@cairn/api/extension';
import type { Environment } from '@cairn/shared-contracts/node/settings';
import { registerAutopilot } from './autopilot/autopilot.ts';
import { registerFilms } from './films.route.ts';
import { knownArt } from './known-art.ts';
import { isKnownFace } from './known-faces.ts';
import { loadDemoData } from './load.ts';
import { storeDemoPhoto } from './photo.ts';
import { readDemoSettings } from './settings.ts';

/** The demonstration: its world in the database, drawings for its pictures, its films, and organizers who answer. */
export default function demo(environment: Environment): Extension {
  const settings = readDemoSettings(environment);
  /** from the opening on */
  let known: { db: DatabaseHandle; isArt(key: string): Promise<boolean> } | undefined;
  return {
    name: 'demo',
    prepare: ({ db, log, today, tell }) => loadDemoData({ db, settings, log, today, onStep: tell }),
    originals: {
      prefixes: ['art', 'avatar'],
      isDrawn: true,
      // the drawings are loaded with the first picture that needs one
      read: async (key) => {
        if (!known || !(await (key.startsWith('avatar/') ? isKnownFace(known.db, key) : known.isArt(key))))
          return undefined;
        return (await import('./art/render.ts')).renderArt(key);
      },
      mostWanted: async () => (await import('./warm-keys.ts')).warmKeys(),
    },
    async register(app, services) {
      known = { db: services.db, isArt: knownArt(services.db) };
      registerFilms(app);
      if (settings.AUTOPILOT) registerAutopilot(services, settings.AUTOPILOT_DELAY_MS);
      await storeDemoPhoto(services);
    },
  };
}
