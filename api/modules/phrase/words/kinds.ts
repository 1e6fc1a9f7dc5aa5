import type { Accommodation, Comfort } from '@cairn/shared-contracts/domain/enumerations';

/** "not too hard": easy and moderate */
export const NOT_HARD =
  'not (?:too |very |so )?(?:hard|difficult|demanding|challenging)|nicht (?:zu |sehr |so )?(?:schwer|schwierig|anspruchsvoll|anstrengend)|не ?(?:очень |слишком )?(?:сложн|трудн|тяжел)\\p{L}*|不太?难|难度不大';

/** difficulty 1 to 4 */
export const LEVELS: readonly string[] = [
  'easy|(?:for )?seniors?|senioren|(?:для )?(?:пенсионер|пожил)\\p{L}*|老年人?|gentle|relaxed|(?:for |absolute )?beginners?|leicht\\p{L}*|einfach\\p{L}*|anfanger\\p{L}*|(?:для )?(?:легк\\p{L}*|прост(?:ая|ои|ое|ую|ые|ых)|новичк\\p{L}*|начинающ\\p{L}*)|轻松|简单|容易|新手|入门|初级',
  'moderate\\p{L}*|medium|intermediate|mittel(?:schwer\\p{L}*|leicht\\p{L}*|maßig\\p{L}*)?|moderat\\p{L}*|средн(?:ии|яя|ее|юю|еи|его|ие|их|ему)(?!\\s*ази)(?:\\s*(?:сложност|уровн)\\p{L}*)?|умеренн\\p{L}*|适中|中等|中级',
  'challenging|hard|difficult|demanding|strenuous|tough|anspruchsvoll\\p{L}*|schwer\\p{L}*|schwierig\\p{L}*|сложн\\p{L}*|трудн\\p{L}*|тяжел\\p{L}*|有挑战性?|困难|高难度',
  'extreme?|extrem\\p{L}*|экстрем\\p{L}*|极限',
];

export const BEDS: readonly (readonly [words: string, kinds: readonly Accommodation[]])[] = [
  ['tents?|camping|zelt\\p{L}*|палат\\p{L}*|кемпинг\\p{L}*|帐篷|露营', ['tent', 'camp-site']],
  ['camp-?sites?|campingplatz\\p{L}*|营地', ['camp-site']],
  [
    'guest-?houses?|guest houses?|homestays?|gasthaus\\p{L}*|gasth(?:o|au)f\\p{L}*|pension(?:en)?|гостев\\p{L}*(?: дом\\p{L}*)?|民宿|客栈',
    ['guest-house'],
  ],
  ['hotels?|отел\\p{L}*|гостиниц\\p{L}*|酒店|宾馆', ['hotel']],
  ['cabins?|huts?|lodges?|(?:berg)?hutten?|приют\\p{L}*|хижин\\p{L}*|домик\\p{L}*|木屋|山屋|小屋', ['cabin']],
  ['apartments?|flats?|ferienwohnung\\p{L}*|apartments|квартир\\p{L}*|апартамент\\p{L}*|公寓', ['flat']],
  ['hostels?|herberge\\p{L}*|турбаз\\p{L}*|хостел\\p{L}*|青旅', ['tourist-base']],
];

export const COMFORT: readonly (readonly [words: string, kinds: readonly Comfort[]])[] = [
  [
    'luxur(?:y|ious)|premium|luxus\\p{L}*|luxurios\\p{L}*|люкс\\p{L}*|премиум\\p{L}*|роскошн\\p{L}*|豪华|高端',
    ['improved', 'premium'],
  ],
  [
    'comfortable|comfy|komfortab\\p{L}*|bequem\\p{L}*|комфорт\\p{L}*|удобн\\p{L}*|舒适',
    ['medium', 'improved', 'premium'],
  ],
];

export const CHEAP =
  'cheap(?:est|er)?|budget|inexpensive|low[\\s-]cost|affordable|gunstig\\p{L}*|billig\\p{L}*|preiswert\\p{L}*|дешев\\p{L}*|недорог\\p{L}*|бюджетн\\p{L}*|便宜|实惠|省钱';

/** before what somebody does not want */
export const NO =
  '(?:no|without(?: any)?|not in|ohne|keine?[nr]?|nicht (?:in|im)|без|не в|только не|кроме|不要?住?|不睡|没有|无)';

/** ISO 639-1, and how a guide's language is called */
export const LANGUAGES: readonly (readonly [code: string, words: string])[] = [
  ['en', 'english|englisch\\p{L}*|англи\\p{L}*|англоязычн\\p{L}*|英[语文]'],
  ['de', 'german|deutsch\\p{L}*|немец\\p{L}*|немецкоязычн\\p{L}*|德[语文]'],
  ['ru', 'russian|russisch\\p{L}*|русск\\p{L}*|русскоязычн\\p{L}*|русскоговорящ\\p{L}*|俄[语文]'],
  ['zh', 'chinese|mandarin|chinesisch\\p{L}*|китаиск\\p{L}*|китаеязычн\\p{L}*|[中汉][语文]|普通话|华语'],
  ['fr', 'french|franzosisch\\p{L}*|французск\\p{L}*|франкоязычн\\p{L}*|法[语文]'],
  ['es', 'spanish|spanisch\\p{L}*|испанск\\p{L}*|испаноязычн\\p{L}*|西班牙[语文]'],
  ['it', 'italian|italienisch\\p{L}*|итальянск\\p{L}*|意大利[语文]'],
  ['pt', 'portuguese|portugiesisch\\p{L}*|португальск\\p{L}*|葡萄牙[语文]'],
  ['tr', 'turkish|turkisch\\p{L}*|турецк\\p{L}*|土耳其语'],
  ['ja', 'japanese|japanisch\\p{L}*|японск\\p{L}*|日[语文]'],
  ['ko', 'korean|koreanisch\\p{L}*|кореиск\\p{L}*|韩[语文]'],
];
export const GUIDE =
  '(?:guides?|guiding|leaders?|bergfuhrer\\p{L}*|wanderfuhrer\\p{L}*|fuhrer\\p{L}*|fuhrung\\p{L}*|reiseleit\\p{L}*|гид\\p{L}*|проводник\\p{L}*|инструктор\\p{L}*|сопровожден\\p{L}*|экскурсовод\\p{L}*|导游|向导|领队)';

/** what people call kinds of tours beside their names, by the address of the kind */
export const ACTIVITIES: readonly (readonly [slug: string, words: string])[] = [
  [
    'trekking',
    'trek(?:s|king)?|trekkingtour\\p{L}*|треккинг\\p{L}*|трек|трекинг\\p{L}*|(?:to (?:the )?)?base[\\s-]?camps?|(?:zum )?basislager\\p{L}*|(?:(?:к|до) )?базов\\p{L}* лагер\\p{L}*|大本营|长线徒步|重装徒步',
  ],
  [
    'horse-riding',
    '(?:on )?horse(?:back)?(?:\\s*(?:riding|trek\\p{L}*|tours?|ride))?|(?:on )?(?:a )?horses?|reit\\p{L}*|(?:zu |mit )?pferd\\p{L}*|верхом|конн\\p{L}*|на лошад\\p{L}*|верхов\\p{L}*(?: езд\\p{L}*)?|骑马|马背',
  ],
  ['camel-caravans', 'camels?|kamel\\p{L}*|верблюд\\p{L}*|骆驼'],
  ['ski-touring', 'ski(?:s|ing)?(?:[\\s-]*tour\\p{L}*)?|ski-?tour\\p{L}*|лыж\\p{L}*|ски-?тур\\p{L}*|滑雪'],
  ['snowshoeing', 'snow-?shoe\\p{L}*|schneeschuh\\p{L}*|снегоступ\\p{L}*|雪鞋'],
  [
    'kayaking',
    'kayak\\p{L}*|canoe\\p{L}*|kajak\\p{L}*|paddel\\p{L}*|(?:сплав\\p{L}* на )?(?:каяк|баидарк)\\p{L}*|皮划艇',
  ],
  ['rafting', 'raft(?:ing)?|рафтинг\\p{L}*|сплав\\p{L}*|漂流'],
  [
    'cycling',
    'cycl\\p{L}*|bik(?:e|es|ing)|bicycl\\p{L}*|rad(?:tour\\p{L}*|fahr\\p{L}*|reise\\p{L}*)?|fahrrad\\p{L}*|вело\\p{L}*|骑行|自行车',
  ],
  ['photography', 'photo(?:graphy|s)?|foto\\p{L}*|фото\\p{L}*|(?:星空)?摄影|拍照'],
  ['volcanoes', 'volcano(?:es|s)?|vulkan\\p{L}*|вулкан\\p{L}*|火山'],
  ['slow-walking', 'yoga|йог\\p{L}*|иог\\p{L}*|瑜伽'],
  ['wildlife', 'wildlife|animals|wildtier\\p{L}*|дик\\p{L}* природ\\p{L}*|животн\\p{L}*|野生动物'],
  ['stargazing', 'star-?gazing|sternbeobacht\\p{L}*|звезд\\p{L}*|观星|星空'],
  [
    'food-and-wine',
    'food|wine|culinary|wein\\p{L}*|essen|kulinarisch\\p{L}*|вин(?:о|ом|ныи|ная)|гастроном\\p{L}*|美食|葡萄酒',
  ],
  [
    'hut-to-hut',
    'hut[\\s-]to[\\s-]hut|(?:von )?hutte zu hutte|huttentour\\p{L}*|huttenwander\\p{L}*|от приюта к приюту|山屋连线',
  ],
  ['cruises', 'cruis\\p{L}*|kreuzfahrt\\p{L}*|круиз\\p{L}*|邮轮|游轮'],
  ['sail-and-walk', 'sail(?:ing)?|segel\\p{L}*|парус\\p{L}*|яхт\\p{L}*|帆船'],
  ['summits', 'summits?|peak climb\\p{L}*|gipfel\\p{L}*|bergsteig\\p{L}*|вершин\\p{L}*|восхожден\\p{L}*|登顶|登山'],
  ['day-hikes', '(?<!\\d[\\s-]?)day[\\s-]?(?:hikes?|walks?)|tageswander\\p{L}*|一日徒步'],
  ['village-walks', 'village (?:walks?|to village)|von dorf zu dorf|по деревням|村落徒步'],
];
