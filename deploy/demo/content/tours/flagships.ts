import { CHIGAGA } from './flagship/chigaga.ts';
import { HA_GIANG } from './flagship/ha-giang.ts';
import { LYNGEN } from './flagship/lyngen.ts';
import { MADEIRA } from './flagship/madeira.ts';
import { MGOUN } from './flagship/mgoun.ts';
import type { Flagship } from './flagship/model.ts';
import { SONG_KUL } from './flagship/song-kul.ts';
import { SVANETI } from './flagship/svaneti.ts';
import { TERSKEY } from './flagship/terskey.ts';

/** In the order in which the home page shows them; a flagship's place here, counted from one, is its id. */
export const FLAGSHIPS: readonly Flagship[] = [TERSKEY, MGOUN, LYNGEN, MADEIRA, HA_GIANG, CHIGAGA, SVANETI, SONG_KUL];
