import { Gazetteer, type NamedPlace } from '../gazetteer.ts';

const place = (
  id: number,
  kind: string,
  name: string,
  slug: string,
  names: readonly string[],
  countryId: number | null = null,
  at: NamedPlace['at'] = null,
  continentId: number | null = null,
): NamedPlace => ({ id, kind, name, slug, names, countryId, continentId, parentId: null, at, tours: 5 });

const continent = (id: number, name: string, names: readonly string[]): NamedPlace => ({
  ...place(-id, 'continents', name, '', names),
  continentId: id,
});

/** Places as the demonstration has them. */
export const PLACES = new Gazetteer([
  continent(1, 'Europe', ['Europa', 'Европа', '欧洲']),
  continent(2, 'Asia', ['Asien', 'Азия', '亚洲']),
  continent(5, 'North America', ['Nordamerika', 'Северная Америка', '北美洲']),
  place(2, 'countries', 'Georgia', 'georgia', ['Georgien', 'Грузия', '格鲁吉亚'], null, null, 2),
  place(10, 'countries', 'Armenia', 'armenia', ['Armenien', 'Армения', '亚美尼亚']),
  place(4, 'countries', 'Norway', 'norway', ['Norwegen', 'Норвегия', '挪威']),
  place(19, 'countries', 'Iceland', 'iceland', ['Island', 'Исландия', '冰岛']),
  place(1, 'countries', 'Kyrgyzstan', 'kyrgyzstan', ['Kirgisistan', 'Киргизия', '吉尔吉斯斯坦']),
  place(59, 'countries', 'New Zealand', 'new-zealand', ['Neuseeland', 'Новая Зеландия', '新西兰']),
  place(56, 'countries', 'Costa Rica', 'costa-rica', ['Costa Rica', 'Коста-Рика', '哥斯达黎加']),
  place(28, 'countries', 'Sri Lanka', 'sri-lanka', ['Sri Lanka', 'Шри-Ланка', '斯里兰卡']),
  place(34, 'countries', 'Switzerland', 'switzerland', ['Schweiz', 'Швейцария', '瑞士']),
  place(31, 'countries', 'Japan', 'japan', ['Japan', 'Япония', '日本']),
  place(63, 'countries', 'China', 'china', ['China', 'Китай', '中国']),
  place(11, 'countries', 'Türkiye', 'turkiye', ['Türkei', 'Турция', '土耳其']),
  place(6, 'countries', 'Kazakhstan', 'kazakhstan', ['Kasachstan', 'Казахстан', '哈萨克斯坦']),
  place(2017, 'cities', 'Almaty', 'almaty', ['Almaty', 'Алма-Ата', '阿拉木图'], 6, { lat: 43.2567, lng: 76.9286 }),
  place(2019, 'cities', 'Tromsø', 'tromso', [], 4),
  place(1004, 'regions', 'Svaneti', 'svaneti', ['Swanetien', 'Сванетия', '斯瓦涅季'], 2, { lat: 43.0, lng: 42.8 }),
  place(103, 'countries', 'Germany', 'germany', ['Deutschland', 'Германия', '德国']),
  place(47, 'countries', 'Russia', 'russia', ['Russland', 'Россия', '俄罗斯']),
  place(24, 'countries', 'Nepal', 'nepal', ['Nepal', 'Непал', '尼泊尔']),
  place(49, 'countries', 'Peru', 'peru', ['Peru', 'Перу', '秘鲁']),
  place(3, 'countries', 'Morocco', 'morocco', ['Marokko', 'Марокко', '摩洛哥']),
  place(37, 'countries', 'Slovenia', 'slovenia', ['Slowenien', 'Словения', '斯洛文尼亚']),
  place(35, 'countries', 'Austria', 'austria', ['Österreich', 'Австрия', '奥地利']),
  place(38, 'countries', 'Portugal', 'portugal', ['Portugal', 'Португалия', '葡萄牙']),
  place(9, 'countries', 'Mongolia', 'mongolia', ['Mongolei', 'Монголия', '蒙古']),
  place(9001, 'rest_kinds', 'Trekking', 'trekking', ['Trekking', 'Треккинг', '徒步旅行']),
  place(9002, 'rest_kinds', 'Hut to hut', 'hut-to-hut', ['Von Hütte zu Hütte', 'От приюта к приюту', '山屋连线徒步']),
  place(9003, 'rest_kinds', 'Day hikes', 'day-hikes', ['Tageswanderungen', 'Однодневные походы', '一日徒步']),
  place(9006, 'rest_kinds', 'Horse riding', 'horse-riding', ['Reiten', 'Верховая езда', '骑马']),
  place(9009, 'rest_kinds', 'Snowshoeing', 'snowshoeing', ['Schneeschuhwandern', 'Снегоступы', '雪鞋徒步']),
  place(9018, 'rest_kinds', 'With children', 'family', ['Mit Kindern', 'С детьми', '亲子']),
  place(9206, 'collections', 'Long weekends', 'weekend-walks', ['Lange Wochenenden', 'Длинные выходные', '长周末']),
  place(9012, 'rest_kinds', 'Kayaking', 'kayaking', ['Kajak', 'Каякинг', '皮划艇']),
  place(9014, 'rest_kinds', 'Cycling', 'cycling', ['Radfahren', 'Велотуры', '骑行']),
]);
