import type { NameRow } from './model.ts';

/** What the editors put under a country's name, by its ISO code: German, Russian, Chinese. */
export const COUNTRY_CAPTIONS: Readonly<Record<string, NameRow>> = {
  MA: [
    'Maultierpfade, Ksour und vier Nächte hinter dem letzten Brunnen',
    'Тропы мулов, ксары и четыре ночи за последним колодцем',
    '骡道、古堡村寨，还有最后一口井之外的四个夜晚',
  ],
  TZ: [
    'Fünf Klimazonen an einem Berg und die Dörfer ringsum',
    'Пять климатов на одной горе и деревни вокруг неё',
    '一座山上的五种气候，以及山脚的村庄',
  ],
  ET: [
    'Eine Steilwand mit Affen und Kirchen aus einem einzigen Stein',
    'Обрыв с обезьянами и церкви, вырубленные из цельного камня',
    '有猴群的大断崖，以及由整块岩石凿成的教堂',
  ],
  ZA: [
    'Kettenleitern, Walpfade und eine Garden Route im Tempo der Schildkröte',
    'Цепные лестницы, тропы китов и неспешный «Садовый путь»',
    '铁链天梯、观鲸步道，还有慢如陆龟的花园大道',
  ],
  NA: [
    'Der tiefste Canyon Afrikas und Dünen mit Blick auf den Nebel',
    'Самый глубокий каньон Африки и дюны с видом на туман',
    '非洲最深的峡谷，以及望得见海雾的沙丘',
  ],
  CV: [
    'Gepflasterte Maultierwege, Zuckerrohr und ein Dorf im Vulkan',
    'Мощёные тропы мулов, сахарный тростник и деревня внутри вулкана',
    '石铺骡道、甘蔗田，以及火山口里的村庄',
  ],
  FR: [
    'Balkonwege, Hirtenkäse und die Insel, die ein Berg ist',
    'Тропы-балконы, пастушеский сыр и остров, который сам гора',
    '悬空步道、牧人奶酪，以及本身就是一座山的岛',
  ],
  CH: [
    'Gelbe Wegweiser, auf die Minute genau, unter Viertausendern',
    'Жёлтые указатели с точностью до минуты под четырёхтысячниками',
    '四千米雪峰之下，精确到分钟的黄色路标',
  ],
  AT: [
    'Knödelhütten, Adleretappen und Seen, die im August warm genug sind',
    'Приюты с кнедлями, «Орлиная тропа» и озёра, тёплые в августе',
    '有团子的山屋、雄鹰步道，以及八月够暖的湖水',
  ],
  IT: [
    'Bleiche Türme, Weinterrassen und ein Vulkan, der nachts anklopft',
    'Бледные башни, виноградные террасы и вулкан, который стучит по ночам',
    '苍白的石塔、葡萄梯田，还有夜里敲门的火山',
  ],
  SI: [
    'Lärchenhänge, smaragdgrüne Flüsse und ein Gipfel, auf den jeder Slowene muss',
    'Лиственничные склоны, изумрудные реки и вершина, на которую обязан взойти каждый словенец',
    '落叶松山坡、翡翠色河流，以及每个斯洛文尼亚人都要登上的山峰',
  ],
  HR: [
    'Von der Bora gekämmte Grate über tausend Inseln',
    'Причёсанные борой хребты над тысячей островов',
    '布拉风吹过的山脊，俯瞰千座岛屿',
  ],
  ME: [
    'Almhütten, Schwarzkiefern und der tiefste Canyon Europas',
    'Пастушьи катуны, чёрные сосны и самый глубокий каньон Европы',
    '高山牧场、黑松林，以及欧洲最深的峡谷',
  ],
  AL: [
    'Verwunschen dem Namen nach, gastfreundlich nach Gesetz',
    'Проклятые по имени, гостеприимные по закону',
    '名为「被诅咒」，待客却是铁律',
  ],
  BG: [
    'Marmorner Pirin, die Seen der Rila und Lieder der Rhodopen',
    'Мраморный Пирин, озёра Рилы и песни Родоп',
    '大理石的皮林、里拉的湖泊与罗多彼的歌声',
  ],
  KG: [
    'Jailoo-Weiden, Filzjurten und Pässe ohne Gedränge',
    'Джайлоо, войлочные юрты и перевалы без очередей',
    '高山夏牧场、毡房，以及无人排队的山口',
  ],
  KZ: [
    'Fichtenseen, singender Sand und die Nordwand des Tian Shan',
    'Озёра в ельниках, поющие пески и северная стена Тянь-Шаня',
    '云杉湖、鸣沙，以及天山的北壁',
  ],
  UZ: [
    'Walnusstäler zwischen den blauen Städten der Seidenstraße',
    'Ореховые долины между голубыми городами Шёлкового пути',
    '丝路蓝色古城之间的核桃谷',
  ],
  TJ: [
    'Türkisblaue Seen im Fan-Gebirge und die Hochwüste des Pamir',
    'Бирюзовые озёра Фанских гор и высокогорная пустыня Памира',
    '法恩山的碧蓝湖泊与帕米尔的高寒荒漠',
  ],
  MN: [
    'Pferde, Adler und ein Horizont ohne Zaun',
    'Лошади, орлы и горизонт без заборов',
    '骏马、猎鹰，以及没有围栏的地平线',
  ],
  VN: [
    'Karstpässe, Reistreppen und Märkte in den Wolken',
    'Карстовые перевалы, рисовые лестницы и рынки в облаках',
    '喀斯特山口、稻米梯田与云中集市',
  ],
  TH: [
    'Teakholzkämme im Norden, Kalksteininseln im Süden',
    'Тиковые хребты на севере, известняковые острова на юге',
    '北部的柚木山脊，南部的石灰岩岛屿',
  ],
  ID: [
    'Rauchende Kegel über Reisfeldern, Riffe und Nelkenwälder',
    'Дымящиеся конусы над рисовыми полями, рифы и гвоздичные леса',
    '稻田之上的冒烟火山、珊瑚礁与丁香林',
  ],
  JP: [
    'Pilgerpfade, Poststädte und dampfende Grate im Norden',
    'Тропы паломников, почтовые городки и дымящиеся хребты севера',
    '巡礼古道、驿站小镇与北方冒着热气的山脊',
  ],
  CN: [
    'Schluchten in Yunnan, heilige Gipfel und tibetisches Grasland',
    'Ущелья Юньнани, священные вершины и тибетские степи',
    '云南峡谷、神山与藏地草原',
  ],
  RO: [
    'Heuhaufen, Holztürme und mehr Bären als Bergführer',
    'Стога, деревянные шпили и медведей больше, чем гидов',
    '干草垛、木尖塔，还有比向导更多的熊',
  ],
  PL: [
    'Granitketten, Wisentwald und Buchenwälder ohne Dorf',
    'Гранитные гряды, зубровый лес и буковые чащи без деревень',
    '花岗岩山脉、野牛森林与无人的山毛榉林',
  ],
  RU: [
    'Baikaleis, Altai-Flüsse und Vulkane am Ende der Karte',
    'Байкальский лёд, реки Алтая и вулканы на краю карты',
    '贝加尔的冰、阿尔泰的河，以及地图尽头的火山',
  ],
  BY: [
    'Moore auf Bohlenwegen, Seenketten und alte Eichen',
    'Болота на дощатых тропах, цепи озёр и старые дубравы',
    '木栈道穿行的沼泽、湖链与古橡树林',
  ],
  PT: [
    'Levadas, Kraterseen und eine Küste, die nach Thymian duftet',
    'Левады, кратерные озёра и берег, пахнущий тимьяном',
    '引水渠步道、火口湖，以及散发百里香气息的海岸',
  ],
  ES: [
    'Picos, Schluchten und für jedes Wetter eine Insel',
    'Пики, ущелья и остров на любую погоду',
    '险峰、深谷，以及适合每种天气的岛屿',
  ],
  GR: [
    'Steinbrücken, Wohnsitze der Götter und Eselstreppen zum Meer',
    'Каменные мосты, адреса богов и ослиные ступени к морю',
    '石桥、众神的住址，以及通往大海的驴道石阶',
  ],
  MX: [
    'Wolkendörfer, Kupferschluchten und Monarchfalter zu Millionen',
    'Облачные деревни, медные каньоны и миллионы бабочек-монархов',
    '云中村落、铜峡谷与数以百万计的帝王蝶',
  ],
  CR: [
    'Von Küste zu Küste in sechzehn Tagen oder ein Vulkan nach dem anderen',
    'От берега до берега за шестнадцать дней или по вулкану за раз',
    '十六天从海岸到海岸，或一次一座火山',
  ],
  US: [
    'Permits schon besorgt, Bären respektiert, Canyons im Licht der Stirnlampe',
    'Разрешения добыты за вас, медведей уважают, каньоны при свете фонаря',
    '许可替你办好，敬重熊的领地，头灯照亮峡谷',
  ],
  CA: [
    'Lärchentäler, Schnee von Lodge zu Lodge und der Rand des Pazifiks',
    'Долины лиственниц, снег от приюта к приюту и край Тихого океана',
    '落叶松谷、雪中连宿木屋，以及太平洋的边缘',
  ],
  NO: [
    'Skispuren direkt vom Deck und Inseln, die ganz aus Gipfel bestehen',
    'На лыжах прямо с палубы и острова из одних вершин',
    '从甲板直接滑雪登山，还有整座都是山峰的岛',
  ],
  IS: ['Obsidian, Dampf und ein Strom aus Gletschern', 'Обсидиан, пар и река ледников', '黑曜石、蒸汽与冰川之河'],
  SE: [
    'Birkentäler, Rentiere und vierhundert Kilometer Bohlenweg',
    'Берёзовые долины, олени и четыреста километров дощатых троп',
    '白桦谷、驯鹿与四百公里木栈道',
  ],
  FO: [
    'Achtzehn Inseln, zwei Schafe je Mensch und bis Mittag jedes Wetter',
    'Восемнадцать островов, две овцы на человека и любая погода до полудня',
    '十八座岛、人均两只羊，中午前尝遍所有天气',
  ],
  GB: [
    'Bothies, Fells und dreitausend Kilometer Wegerecht',
    'Хижины-боти, холмы и три тысячи километров права прохода',
    '荒野小屋、丘陵与三千公里的公共步道',
  ],
  IE: [
    'Nasse grüne Wege, Steinforts und Musik in jedem Dorf',
    'Мокрые зелёные дороги, каменные форты и музыка в каждой деревне',
    '湿润的绿道、石堡，以及每个村子的民谣夜',
  ],
  NZ: [
    'Hüttentickets, Hängebrücken und Great Walks unter Farnen',
    'Билеты в хижины, висячие мосты и великие тропы среди папоротников',
    '山屋票、吊桥与蕨类夹道的伟大步道',
  ],
  AU: [
    'Bohlenwege, rote Bergketten und eine Küste aus Orgelpfeifen',
    'Дощатые настилы, красные хребты и берег из органных труб',
    '木板步道、红色山脉与管风琴般的海岸',
  ],
  PE: [
    'Inkatreppen, türkisfarbene Kordilleren und die ältesten Stoffe der Welt',
    'Лестницы инков, бирюзовые Кордильеры и древнейшие ткани мира',
    '印加石阶、碧色山脉与世上最古老的织物',
  ],
  BO: ['Eis über dem Dschungel und ein Meer aus Salz', 'Лёд над джунглями и море соли', '雨林之上的冰雪与一片盐海'],
  CL: [
    'Türme, Fjorde und der trockenste Himmel der Erde',
    'Башни, фьорды и самое сухое небо на земле',
    '石塔、峡湾与世上最干燥的天空',
  ],
  AR: [
    'Granitnadeln, Gauchotäler und gestreifte Quebradas',
    'Гранитные иглы, долины гаучо и полосатые кебрады',
    '花岗岩尖峰、高乔人的山谷与彩纹峡谷',
  ],
  EC: [
    'Eine Allee von Vulkanen mit einem Kratersee für jeden Tag',
    'Аллея вулканов с кратерным озером на каждый день',
    '火山大道，每天一座火口湖',
  ],
  CO: [
    'Wachspalmen, eine verlorene Stadt und Páramos, die den Regen machen',
    'Восковые пальмы, затерянный город и парамо, где рождается дождь',
    '蜡棕榈、失落之城与孕育雨水的高寒荒原',
  ],
  NP: [
    'Teehauspfade unter acht der vierzehn höchsten Gipfel',
    'Тропы от чайной к чайной под восемью из четырнадцати высочайших вершин',
    '茶屋步道，穿行于十四座最高峰中的八座之下',
  ],
  IN: [
    'Von den Mondtälern Ladakhs zu den Teehängen der Ghats',
    'От лунных долин Ладакха до чайных склонов Гат',
    '从拉达克的月亮谷到高止山的茶岭',
  ],
  BT: [
    'Dzongs, blauer Mohn und ein Weg, der nach sechzig Jahren wieder offen ist',
    'Дзонги, голубые маки и тропа, открытая вновь через шестьдесят лет',
    '宗堡、蓝罂粟，以及六十年后重开的古道',
  ],
  PK: [
    'Wo drei Gebirge sich treffen und jeder dritte Berg ein Riese ist',
    'Где сходятся три хребта и каждая третья гора — гигант',
    '三大山脉交汇之处，每三座山就有一座巨峰',
  ],
  LK: [
    'Teehänge, ein heiliger Gipfel und am Ende der Indische Ozean',
    'Чайные склоны, священная вершина и Индийский океан в конце',
    '茶山、圣峰，尽头是印度洋',
  ],
  GE: [
    'Turmdörfer, Bernsteinwein und die Südwand des Kaukasus',
    'Деревни с башнями, янтарное вино и южная стена Кавказа',
    '塔楼村落、琥珀酒与高加索的南壁',
  ],
  AM: [
    'Klöster auf Basalt und Obstgärten in den Schluchten',
    'Монастыри на базальте и сады в ущельях',
    '玄武岩上的修道院与峡谷中的果园',
  ],
  TR: [
    'Lykische Gräber über dem Meer und Kamine aus Tuff',
    'Ликийские гробницы над морем и трубы из туфа',
    '海上的利西亚岩墓与凝灰岩石柱',
  ],
  OM: [
    'Falaj-Dörfer, ein Grand Canyon und Sand bis zum Horizont',
    'Деревни с фаладжами, большой каньон и песок до горизонта',
    '水渠村落、大峡谷与一望无际的沙海',
  ],
  JO: [
    'Hintertüren nach Petra und der rosa Sand des Wadi Rum',
    'Чёрный ход в Петру и розовые пески Вади-Рам',
    '佩特拉的后门与瓦迪拉姆的玫瑰色沙漠',
  ],
};
