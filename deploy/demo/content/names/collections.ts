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
