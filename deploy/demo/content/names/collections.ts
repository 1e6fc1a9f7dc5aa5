import type { Names } from './model.ts';

/** Collections by slug. */
export const COLLECTION_NAMES: Readonly<Record<string, Names>> = {
  'first-big-trek': { de: 'Der erste große Trek', ru: 'Первый большой поход', zh: '第一次长途徒步' },
  'under-the-stars': { de: 'Unter den Sternen', ru: 'Под звёздами', zh: '星空之下' },
  volcanoes: { de: 'Vulkane', ru: 'Вулканы', zh: '火山' },
  'coast-paths': { de: 'Küstenwege', ru: 'Тропы вдоль моря', zh: '海岸步道' },
  'above-4000-m': { de: 'Über 4000 m', ru: 'Выше 4000 м', zh: '海拔 4000 米以上' },
  'weekend-walks': { de: 'Lange Wochenenden', ru: 'Длинные выходные', zh: '长周末' },
  'hut-to-hut': { de: 'Von Hütte zu Hütte', ru: 'От приюта к приюту', zh: '山屋连线徒步' },
  'horse-and-camel': { de: 'Pferd und Kamel', ru: 'На лошади и верблюде', zh: '骑马与骆驼' },
  'snow-and-skis': { de: 'Schnee und Ski', ru: 'Снег и лыжи', zh: '雪与滑雪' },
  'with-children': { de: 'Mit Kindern', ru: 'С детьми', zh: '亲子' },
  'cruise-and-walk': { de: 'Kreuzfahrt und Wandern', ru: 'Круиз и прогулки', zh: '邮轮与徒步' },
  'author-tours': { de: 'Autorentouren', ru: 'Авторские туры', zh: '作者行程' },
  'food-on-the-way': { de: 'Essen unterwegs', ru: 'Еда в пути', zh: '沿途美食' },
  deserts: { de: 'Wüsten', ru: 'Пустыни', zh: '沙漠' },
  'one-good-day': { de: 'Ein guter Tag', ru: 'Один хороший день', zh: '美好的一天' },
  'high-comfort': { de: 'Harter Weg, weiches Bett', ru: 'Трудный путь, мягкая постель', zh: '硬核徒步，舒适住宿' },
};

/** What stands under a collection's name, by slug. */
export const COLLECTION_CAPTIONS: Readonly<Record<string, Names>> = {
  'first-big-trek': { de: 'Keine Erfahrung nötig', ru: 'Опыт не нужен', zh: '无需经验' },
  'under-the-stars': { de: 'Lager fern von jeder Lampe', ru: 'Лагеря вдали от огней', zh: '远离灯火的营地' },
  volcanoes: {
    de: 'Krater, Asche und warmer Boden',
    ru: 'Кратеры, пепел и тёплая земля',
    zh: '火山口、火山灰与温热的大地',
  },
  'coast-paths': { de: 'Den ganzen Tag das Meer zur Seite', ru: 'Весь день рядом с морем', zh: '终日与海相伴' },
  'above-4000-m': { de: 'Dünne Luft, weite Sicht', ru: 'Разреженный воздух, широкие виды', zh: '空气稀薄，视野辽阔' },
  'weekend-walks': { de: 'Zwei bis vier Tage', ru: 'От двух до четырёх дней', zh: '两到四天' },
  'hut-to-hut': { de: 'Jede Nacht ein Lager in der Hütte', ru: 'Каждую ночь — место в приюте', zh: '夜夜有铺位' },
  'horse-and-camel': {
    de: 'Langsam, hoch oben und gut getragen',
    ru: 'Неспешно, верхом и с видом',
    zh: '慢行高坐，一路安稳',
  },
  'snow-and-skis': {
    de: 'Tourenski, Schneeschuhe, warme Öfen',
    ru: 'Лыжи, снегоступы, тёплые печи',
    zh: '登山滑雪、雪鞋与温暖炉火',
  },
  'with-children': {
    de: 'Kurze Tage, Bäche und Esel',
    ru: 'Короткие переходы, ручьи и ослики',
    zh: '短途、溪流与毛驴',
  },
  'cruise-and-walk': {
    de: 'Kleine Schiffe, täglich an Land',
    ru: 'Небольшие суда, каждый день высадка',
    zh: '小船航行，每日登岸',
  },
  'author-tours': {
    de: 'Eine Fachperson, eine Idee, sechs bis zehn Gäste',
    ru: 'Один знаток, одна идея, от шести до десяти гостей',
    zh: '一位行家，一个主题，六到十位客人',
  },
  'food-on-the-way': {
    de: 'Öfen, Obstgärten und lange Tische',
    ru: 'Печи, сады и длинные столы',
    zh: '炉火、果园与长桌',
  },
  deserts: { de: 'Sand, Stein und Stille', ru: 'Песок, камень и тишина', zh: '沙、石与寂静' },
  'one-good-day': {
    de: 'Ausflüge mit einem Guide von hier',
    ru: 'Экскурсии с местным гидом',
    zh: '当地向导带队的一日游',
  },
  'high-comfort': {
    de: 'Übernachten gehoben und erstklassig',
    ru: 'Ночлег повышенной и высшей категории',
    zh: '高级与豪华住宿',
  },
};
