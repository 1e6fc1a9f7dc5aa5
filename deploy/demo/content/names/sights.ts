import AFRICA from './sights/africa.json' with { type: 'json' };
import NORTH_AMERICA from './sights/america-north.json' with { type: 'json' };
import SOUTH_AMERICA from './sights/america-south.json' with { type: 'json' };
import ASIA from './sights/asia.json' with { type: 'json' };
import EASTERN_EUROPE from './sights/europe-east.json' with { type: 'json' };
import NORTHERN_EUROPE from './sights/europe-north.json' with { type: 'json' };
import WESTERN_EUROPE from './sights/europe-west.json' with { type: 'json' };
import OCEANIA from './sights/oceania.json' with { type: 'json' };

/** Peaks, passes, lakes and sights by their English name: German, Russian, Chinese. German keeps many a name as it is. */
export const SIGHT_NAMES: ReadonlyMap<string, readonly string[]> = new Map(
  [AFRICA, NORTH_AMERICA, SOUTH_AMERICA, ASIA, EASTERN_EUROPE, NORTHERN_EUROPE, WESTERN_EUROPE, OCEANIA].flatMap(
    (table) => Object.entries(table),
  ),
);
