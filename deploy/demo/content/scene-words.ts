import type { Biome } from '../art/materials.ts';
import type { Building } from '../art/scenes/buildings.ts';
import type { Camera, Subject } from '../art/scenes/vocabulary.ts';
import type { Words } from './words.ts';

/** What is seen, without where and when. */
const SUBJECTS: Readonly<Record<Exclude<Subject, 'village' | 'monastery' | 'wildlife'>, Words>> = {
  walkers: ['walkers with rucksacks', 'Wanderer mit Rucksäcken', 'путники с рюкзаками', '背着背包的徒步者'],
  horse: ['riders on horses', 'Reiter zu Pferd', 'всадники на лошадях', '骑马的旅人'],
  camel: ['a caravan of camels', 'eine Karawane von Kamelen', 'караван верблюдов', '骆驼商队'],
  ship: ['an expedition ship', 'ein Expeditionsschiff', 'экспедиционное судно', '探险船'],
  sail: ['sailing boats', 'Segelboote', 'парусные лодки', '帆船'],
  kayak: ['kayaks', 'Kajaks', 'каяки', '皮划艇'],
  raft: ['a raft with its crew', 'ein Schlauchboot mit Besatzung', 'рафт с командой', '漂流筏与队员'],
  bike: ['cyclists with saddlebags', 'Radfahrer mit Packtaschen', 'велосипедисты с велосумками', '带驮包的骑行者'],
  ski: ['ski tourers', 'Skitourengeher', 'ски-туристы', '登山滑雪者'],
  snowshoe: ['snowshoe walkers', 'Schneeschuhwanderer', 'путники на снегоступах', '踏雪鞋的徒步者'],
  climb: ['climbers on a rope', 'Kletterer am Seil', 'скалолазы на верёвке', '系绳的攀岩者'],
  summit: ['walkers on a summit', 'Wanderer auf einem Gipfel', 'путники на вершине', '顶峰上的徒步者'],
  hut: [
    'a hut with a line of flags',
    'eine Hütte mit einer Reihe Fähnchen',
    'хижина с вереницей флажков',
    '挂着旗串的小屋',
  ],
  tent: ['tents and a campfire', 'Zelte und ein Lagerfeuer', 'палатки и костёр', '帐篷与篝火'],
  stars: ['a telescope under the stars', 'ein Teleskop unter den Sternen', 'телескоп под звёздами', '星空下的望远镜'],
  flowers: ['mountain flowers', 'Bergblumen', 'горные цветы', '山花'],
  rocks: ['folded layers of rock', 'gefaltete Gesteinsschichten', 'складки горных пород', '褶皱的岩层'],
  painter: ['a painter at an easel', 'jemand malt an einer Staffelei', 'художник у мольберта', '画架前的画者'],
  camera: [
    'a photographer with a tripod',
    'jemand fotografiert mit Stativ',
    'фотограф со штативом',
    '架着三脚架的摄影者',
  ],
  yoga: [
    'walkers at yoga in the open',
    'Wanderer beim Yoga im Freien',
    'путники за йогой под открытым небом',
    '在户外练瑜伽的徒步者',
  ],
  family: [
    'parents and children on a walk',
    'Eltern und Kinder auf einer Wanderung',
    'родители с детьми в походе',
    '带着孩子徒步的父母',
  ],
  table: ['a laid table', 'ein gedeckter Tisch', 'накрытый стол', '摆好的餐桌'],
  room: [
    'a guest room with a view',
    'ein Gästezimmer mit Aussicht',
    'гостевая комната с видом из окна',
    '有窗景的客房',
  ],
  bunks: [
    'the common room of a hut, bunks and a table',
    'die Stube einer Hütte mit Kojen und Tisch',
    'общая комната хижины: нары и стол',
    '小屋的公共间，有铺位和餐桌',
  ],
  guide: ['portrait of the guide', 'Porträt des Guides', 'портрет гида', '向导肖像'],
  guidess: ['portrait of the guide', 'Porträt der Leiterin', 'портрет гида, женщины', '女向导肖像'],
  crew: ['the group around a fire', 'die Gruppe am Feuer', 'группа у костра', '围着火堆的团队'],
  crater: [
    'two walkers at a glowing crater',
    'zwei Wanderer an einem glühenden Krater',
    'двое у раскалённого кратера',
    '炽热火山口旁的两个人',
  ],
  cave: [
    'a walker in the mouth of a cave',
    'ein Wanderer im Eingang einer Höhle',
    'путник у входа в пещеру',
    '洞口的徒步者',
  ],
  bridge: [
    'walkers on a hanging bridge',
    'Wanderer auf einer Hängebrücke',
    'путники на подвесном мосту',
    '吊桥上的徒步者',
  ],
  sunrise: [
    'two walkers before a large sun',
    'zwei Wanderer vor einer großen Sonne',
    'двое на фоне большого солнца',
    '巨大日轮前的两个人',
  ],
  falls: ['a waterfall', 'ein Wasserfall', 'водопад', '瀑布'],
  glacier: ['a rope team on a glacier', 'eine Seilschaft auf einem Gletscher', 'связка на леднике', '冰川上的绳队'],
};

const VILLAGES: Readonly<Record<Building, Words>> = {
  towers: ['a village of stone towers', 'ein Dorf mit steinernen Wehrtürmen', 'село с каменными башнями', '石塔村落'],
  white: [
    'a white village with blue domes',
    'ein weißes Dorf mit blauen Kuppeln',
    'белая деревня с голубыми куполами',
    '白墙蓝顶的村庄',
  ],
  timber: ['a village of wooden houses', 'ein Dorf aus Holzhäusern', 'деревня с деревянными домами', '木屋村庄'],
  pagoda: ['a village with a pagoda', 'ein Dorf mit einer Pagode', 'деревня с пагодой', '有塔的村庄'],
  stupa: ['a village with a white stupa', 'ein Dorf mit einer weißen Stupa', 'деревня с белой ступой', '有白塔的村庄'],
  kasbah: ['a kasbah of clay', 'eine Kasbah aus Lehm', 'глинобитная касба', '土筑的卡斯巴'],
  dome: [
    'a town with a blue dome',
    'eine Stadt mit einer blauen Kuppel',
    'город с голубым куполом',
    '有蓝色穹顶的城镇',
  ],
  stone: ['a village of stone houses', 'ein Dorf aus Steinhäusern', 'деревня с каменными домами', '石屋村庄'],
  stilts: ['a village of thatched houses', 'ein Dorf mit Strohdächern', 'деревня с соломенными крышами', '茅草屋村庄'],
  yurts: ['a camp of felt tents', 'ein Lager aus Jurten', 'стоянка из юрт', '毡房营地'],
  church: [
    'a village with a stone church',
    'ein Dorf mit einer Steinkirche',
    'село с каменной церковью',
    '有石砌教堂的村庄',
  ],
  adobe: [
    'a village around a white church',
    'ein Dorf um eine weiße Kirche',
    'деревня вокруг белой церкви',
    '环绕白色教堂的村庄',
  ],
  rounds: [
    'a village of round thatched houses',
    'ein Dorf aus runden Häusern mit Strohdach',
    'деревня с круглыми домами под соломой',
    '圆形茅草屋村庄',
  ],
};

const HOLY: Readonly<Partial<Record<Building, Words>>> = {
  pagoda: ['a pagoda on a rock', 'eine Pagode auf einem Felsen', 'пагода на скале', '岩石上的塔'],
  stupa: [
    'a stupa with flags on a rock',
    'eine Stupa mit Fahnen auf einem Felsen',
    'ступа с флажками на скале',
    '岩石上挂着经幡的白塔',
  ],
  white: [
    'a domed chapel on a rock',
    'eine Kuppelkapelle auf einem Felsen',
    'часовня с куполом на скале',
    '岩石上的圆顶小教堂',
  ],
  kasbah: ['a fort of clay on a rock', 'eine Lehmburg auf einem Felsen', 'глиняная крепость на скале', '岩石上的土堡'],
  dome: [
    'a domed shrine on a rock',
    'ein Kuppelbau auf einem Felsen',
    'мавзолей с куполом на скале',
    '岩石上的穹顶圣所',
  ],
  stilts: [
    'a thatched house on a rock',
    'ein Haus mit Strohdach auf einem Felsen',
    'дом под соломой на скале',
    '岩石上的茅屋',
  ],
  yurts: ['a felt tent on a rock', 'eine Jurte auf einem Felsen', 'юрта на скале', '岩石上的毡房'],
};
const CHURCH: Words = ['a church on a rock', 'eine Kirche auf einem Felsen', 'церковь на скале', '岩石上的教堂'];

const EAGLE: Words = ['an eagle in flight', 'ein Adler im Flug', 'орёл в полёте', '飞翔的鹰'];
const IBEX: Words = ['an ibex on a rock', 'ein Steinbock auf einem Felsen', 'горный козёл на скале', '岩石上的北山羊'];
const STAG: Words = ['a stag', 'ein Hirsch', 'олень', '雄鹿'];
const WHALE: Words = ['the fluke of a whale', 'die Fluke eines Wals', 'хвост кита', '鲸尾'];
const ANIMALS: Readonly<Record<Biome, Words>> = {
  alpine: IBEX,
  arctic: WHALE,
  coast: WHALE,
  desert: IBEX,
  forest: STAG,
  jungle: ['an elephant', 'ein Elefant', 'слон', '大象'],
  night: STAG,
  steppe: EAGLE,
  volcanic: ['a brown bear', 'ein Braunbär', 'бурый медведь', '棕熊'],
};

const LANDS: Readonly<Record<Biome, Words>> = {
  alpine: ['below snowy mountains', 'unter verschneiten Bergen', 'под заснеженными горами', '雪山下'],
  arctic: ['among snow mountains', 'zwischen Schneebergen', 'среди снежных гор', '雪山间'],
  coast: ['by the sea', 'am Meer', 'у моря', '海边'],
  desert: ['in the desert', 'in der Wüste', 'в пустыне', '沙漠中'],
  forest: ['in wooded hills', 'in bewaldeten Hügeln', 'среди лесистых холмов', '林丘间'],
  jungle: [
    'below green limestone towers',
    'unter grünen Kalksteintürmen',
    'под зелёными известняковыми башнями',
    '青翠石峰下',
  ],
  night: ['in the mountains', 'in den Bergen', 'в горах', '山中'],
  steppe: ['on wide grassland', 'im weiten Grasland', 'в широкой степи', '辽阔草原上'],
  volcanic: ['below a volcano', 'unter einem Vulkan', 'у подножия вулкана', '火山脚下'],
};

const CAMERAS: Readonly<Partial<Record<Camera, Words>>> = {
  close: ['seen from near', 'aus der Nähe', 'вблизи', '近景'],
  above: ['seen from above', 'von oben gesehen', 'вид сверху', '俯瞰'],
  shoulder: [
    'seen over a walker’s shoulder',
    'über die Schulter eines Wanderers gesehen',
    'из-за плеча путника',
    '从旅人肩后望去',
  ],
  doorway: ['seen through a doorway', 'durch eine Tür gesehen', 'в дверном проёме', '透过门洞望去'],
};

/** Pictures from near that show one of them. */
const ALONE: Readonly<Partial<Record<Subject, Words>>> = {
  horse: ['a rider on a horse', 'ein Reiter zu Pferd', 'всадник на лошади', '骑马的旅人'],
  camel: ['a camel with its rider', 'ein Kamel mit Reiter', 'верблюд с наездником', '骆驼与骑手'],
  sail: ['a sailing boat', 'ein Segelboot', 'парусная лодка', '一艘帆船'],
  kayak: ['a kayak', 'ein Kajak', 'каяк', '一只皮划艇'],
  bike: ['a cyclist with saddlebags', 'ein Radfahrer mit Packtaschen', 'велосипедист с велосумками', '带驮包的骑行者'],
  ski: ['a skier in deep snow', 'ein Skifahrer im Tiefschnee', 'лыжник в глубоком снегу', '深雪中的滑雪者'],
  snowshoe: ['a snowshoe walker', 'ein Schneeschuhwanderer', 'путник на снегоступах', '踏雪鞋的徒步者'],
  yoga: [
    'somebody at yoga in the open',
    'jemand beim Yoga im Freien',
    'человек за йогой под открытым небом',
    '在户外练瑜伽的人',
  ],
  climb: ['a climber on a rope', 'ein Kletterer am Seil', 'скалолаз на верёвке', '系绳的攀岩者'],
};

/** Pictures that show no land around their subject, or none that matters. */
const WITHOUT_LAND: readonly Subject[] = ['room', 'bunks', 'crater', 'guide', 'guidess', 'stars'];
/** Pictures that are always taken the same way: how goes without saying. */
const ONE_WAY: readonly Subject[] = ['room', 'bunks', 'guide', 'guidess', 'cave'];

export interface SceneWords {
  readonly what: Words;
  readonly where: Words | undefined;
  readonly how: Words | undefined;
}

/** What a picture by subject shows, where and how, each in the four languages. */
export function sceneWords(subject: Subject, camera: Camera, land: Biome, building: Building): SceneWords {
  const bare = WITHOUT_LAND.includes(subject) || (subject === 'table' && camera === 'above');
  return {
    what: (camera === 'close' && ALONE[subject]) || whatOf(subject, land, building),
    where: bare ? undefined : LANDS[land],
    how: ONE_WAY.includes(subject) ? undefined : CAMERAS[camera],
  };
}

function whatOf(subject: Subject, land: Biome, building: Building): Words {
  switch (subject) {
    case 'village':
      return VILLAGES[building];
    case 'monastery':
      return HOLY[building] ?? CHURCH;
    case 'wildlife':
      return ANIMALS[land];
    default:
      return SUBJECTS[subject];
  }
}
