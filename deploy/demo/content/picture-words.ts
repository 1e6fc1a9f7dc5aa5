import type { PlaceNames } from '@cairn/shared-contracts/domain/country-names';
import type { Biome } from '../art/materials.ts';
import type { Mood } from '../art/moods.ts';
import type { Composition } from '../art/scenes/vocabulary.ts';
import { MORE_TOWNS } from './names/more-towns.ts';
import { REGION_NAMES } from './names/regions.ts';
import { SIGHT_NAMES } from './names/sights.ts';
import { TOWN_NAMES } from './names/towns.ts';
import { type SceneWords, sceneWords } from './scene-words.ts';
import type { Words } from './words.ts';

const SCENES: Readonly<Record<Biome, Words>> = {
  alpine: ['snowy mountains', 'verschneite Berge', 'заснеженные горы', '雪山'],
  desert: ['desert', 'Wüste', 'пустыня', '沙漠'],
  volcanic: ['a volcano over open country', 'ein Vulkan über weitem Land', 'вулкан над равниной', '旷野上的火山'],
  coast: ['cliffs above the sea', 'Klippen über dem Meer', 'скалы над морем', '海上悬崖'],
  forest: ['wooded hills', 'bewaldete Hügel', 'лесистые холмы', '林木覆盖的山丘'],
  arctic: ['snow mountains and ice', 'Schneeberge und Eis', 'снежные горы и лёд', '雪山与冰'],
  steppe: ['grassland under far snow', 'Grasland vor fernem Schnee', 'степь под далёкими снегами', '远雪之下的草原'],
  jungle: ['green limestone towers', 'grüne Kalksteintürme', 'зелёные известняковые башни', '青翠的石灰岩峰'],
  night: [
    'a camp under a starry sky',
    'ein Lager unter dem Sternenhimmel',
    'лагерь под звёздным небом',
    '星空下的营地',
  ],
};

const FORMS: Readonly<Record<string, Words>> = {
  lake: [
    'a lake that mirrors the mountains',
    'ein See, in dem sich die Berge spiegeln',
    'озеро с отражением гор',
    '倒映群山的湖',
  ],
  meadow: ['a flowery mountain meadow', 'eine blühende Bergwiese', 'цветущий горный луг', '开满鲜花的高山草甸'],
  camp: ['tents on a mountain meadow', 'Zelte auf einer Bergwiese', 'палатки на горном лугу', '高山草甸上的帐篷'],
  clouds: [
    'walkers above a sea of clouds',
    'Wanderer über einem Wolkenmeer',
    'путники над морем облаков',
    '云海之上的徒步者',
  ],
  valley: ['a river in a wide valley', 'ein Fluss in einem weiten Tal', 'река в широкой долине', '宽谷中的河流'],
  ridge: ['walkers on a ridge', 'Wanderer auf einem Grat', 'путники на гребне', '山脊上的徒步者'],
  hut: [
    'a hut with a line of flags',
    'eine Hütte mit einer Reihe Fähnchen',
    'хижина с вереницей флажков',
    '挂着旗串的小屋',
  ],
  fjord: [
    'still water under snow mountains',
    'stilles Wasser unter Schneebergen',
    'тихая вода под снежными горами',
    '雪山下的静水',
  ],
  bergs: [
    'icebergs below a snowy range',
    'Eisberge vor einer verschneiten Kette',
    'айсберги под снежным хребтом',
    '雪岭下的冰山',
  ],
  cliffs: ['a path on sea cliffs', 'ein Pfad auf Meeresklippen', 'тропа по морским скалам', '海崖上的小径'],
  stacks: ['rock stacks in the sea', 'Felsnadeln im Meer', 'скалы-останцы в море', '海中石柱'],
  bay: [
    'a pale beach below grass slopes',
    'ein heller Strand unter Grashängen',
    'светлый пляж под травяными склонами',
    '草坡下的浅色海滩',
  ],
  dunes: ['walkers on a dune crest', 'Wanderer auf einem Dünenkamm', 'путники на гребне дюны', '沙丘脊上的徒步者'],
  mesa: [
    'table mountains and a red path',
    'Tafelberge und ein roter Pfad',
    'столовые горы и красная тропа',
    '平顶山与红色小径',
  ],
  trail: ['walkers on a trail', 'Wanderer auf einem Weg', 'путники на тропе', '小路上的徒步者'],
  karst: [
    'a boat between limestone towers',
    'ein Boot zwischen Kalksteintürmen',
    'лодка среди известняковых башен',
    '石灰岩峰间的小船',
  ],
  terraces: [
    'rice terraces below limestone towers',
    'Reisterrassen unter Kalksteintürmen',
    'рисовые террасы под известняковыми башнями',
    '石灰岩峰下的梯田',
  ],
  falls: [
    'a waterfall between green towers',
    'ein Wasserfall zwischen grünen Türmen',
    'водопад среди зелёных башен',
    '翠峰之间的瀑布',
  ],
  yurts: ['felt tents on open grassland', 'Jurten im offenen Grasland', 'юрты в открытой степи', '开阔草原上的毡房'],
  river: ['a river through grassland', 'ein Fluss im Grasland', 'река в степи', '流过草原的河'],
  plain: [
    'a smoking volcano over tundra',
    'ein rauchender Vulkan über der Tundra',
    'дымящийся вулкан над тундрой',
    '苔原上冒烟的火山',
  ],
  lava: [
    'a path over lava under a volcano',
    'ein Pfad über Lava unter einem Vulkan',
    'тропа по лаве под вулканом',
    '火山下的熔岩小径',
  ],
};

const LIGHT: Readonly<Record<Mood, Words>> = {
  morning: ['in the morning', 'am Morgen', 'утром', '清晨'],
  noon: ['at noon', 'am Mittag', 'в полдень', '正午'],
  golden: ['in golden light', 'im goldenen Licht', 'в золотом свете', '金色光线中'],
  dusk: ['at dusk', 'in der Dämmerung', 'в сумерках', '黄昏'],
  blue: ['in the blue hour', 'zur blauen Stunde', 'в синий час', '蓝调时分'],
  mist: ['in mist', 'im Nebel', 'в тумане', '雾中'],
  night: ['at night', 'bei Nacht', 'ночью', '夜里'],
  rose: ['at a rosy dawn', 'im Morgenrot', 'на розовом рассвете', '玫瑰色的黎明'],
  ember: ['under a red evening sky', 'unter rotem Abendhimmel', 'под красным вечерним небом', '红色晚霞下'],
  storm: ['under a dark sky', 'unter dunklem Himmel', 'под тёмным небом', '暗云下'],
};

export interface Shown {
  readonly biome: Biome;
  readonly mood: Mood;
  readonly form?: string | undefined;
  /** seen from inside a tent */
  readonly inside?: unknown;
  readonly place?: string | undefined;
}

/** a name of common nouns is none in German */
const COMMON =
  /\b(pass|lakes?|valley|camps?|peak|ridge|river|mountains?|gorge|canyon|falls|bridge|cave|meadow|hut|village|springs?|point|beach|trail|bay|coast|dunes?|plateau|upper|lower|north|south|east|west|the|of|and)\b/i;

const GERMAN = 1;

function placeIn(place: string | undefined, language: number): string {
  if (!place || language === 0) return place ?? '';
  const row = SIGHT_NAMES.get(place) ?? REGION_NAMES[place] ?? TOWN_NAMES[place] ?? MORE_TOWNS.get(place);
  // a hut or a camp that is not named in Russian and Chinese letters is left out: the picture does not need it
  return row?.[language - 1] ?? (language === GERMAN && !COMMON.test(place) ? place : '');
}

function wordsIn({ biome, mood, form, inside, place }: Shown, language: 0 | 1 | 2 | 3): string {
  const what = ((form && FORMS[form]) || SCENES[biome])[language];
  const light = LIGHT[mood][language];
  const where = placeIn(place, language);
  switch (language) {
    case 0:
      return `Illustration: ${inside ? `${what} seen from a tent` : what} ${light}${where && `, drawn for ${where}`}`;
    case 1:
      return `Illustration: ${what} ${light}${inside ? ', aus einem Zelt gesehen' : ''}${where && `, gezeichnet für ${where}`}`;
    case 2:
      return `Иллюстрация: ${what} ${light}${inside ? ', вид из палатки' : ''}${where && ` (${where})`}`;
    case 3:
      return `插图：${light}${inside ? '从帐篷望见' : ''}的${what}${where && `，为${where}绘制`}`;
  }
}

const inAll = (say: (language: 0 | 1 | 2 | 3) => string): { alt: string; alts: PlaceNames } => ({
  alt: say(0),
  alts: { de: say(1), ru: say(2), zh: say(3) },
});

/** What a drawn landscape shows, in every language of the site; it never claims to be a photograph. */
export const landscapeWords = (shown: Shown) => inAll((language) => wordsIn(shown, language));

interface SubjectShown extends Composition {
  readonly mood: Mood;
  readonly place?: string | undefined;
}

/** Rooms and tables show no hour of the day. */
const INDOORS: readonly string[] = ['room', 'bunks'];

function subjectIn(
  { what, where, how }: SceneWords,
  light: Words | undefined,
  place: string,
  language: 0 | 1 | 2 | 3,
): string {
  const parts = {
    what: what[language],
    where: where?.[language] ?? '',
    how: how?.[language] ?? '',
    light: light?.[language] ?? '',
  };
  switch (language) {
    case 0:
    case 1: {
      const scene = [parts.what, parts.where, parts.light].filter(Boolean).join(' ');
      const drawn = place && (language === 0 ? `drawn for ${place}` : `gezeichnet für ${place}`);
      return `Illustration: ${[scene, parts.how, drawn].filter(Boolean).join(', ')}`;
    }
    case 2: {
      const scene = [parts.what, parts.where, parts.light].filter(Boolean).join(' ');
      return `Иллюстрация: ${[scene, parts.how].filter(Boolean).join(', ')}${place && ` (${place})`}`;
    }
    case 3:
      return `插图：${[parts.light, parts.where, parts.what].filter(Boolean).join('，')}${parts.how && `（${parts.how}）`}${place && `，为${place}绘制`}`;
  }
}

/** What a picture by subject shows, in every language of the site. */
export function subjectWords({ subject, camera, land, building, mood, place }: SubjectShown) {
  const words = sceneWords(subject, camera, land, building);
  const light = INDOORS.includes(subject) ? undefined : LIGHT[mood];
  return inAll((language) => subjectIn(words, light, placeIn(place, language), language));
}

const PORTRAIT: Words = [
  'Illustration: portrait of ',
  'Illustration: Porträt von ',
  'Иллюстрация: портрет — ',
  '插图：肖像，',
];
export const portraitWords = (name: string) => inAll((language) => `${PORTRAIT[language]}${name}`);
