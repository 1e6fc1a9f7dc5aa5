import type { PlaceNames } from '@cairn/shared-contracts/domain/country-names';

/** "in the country" of each destination, by its ISO code: German, Russian. */
const IN_COUNTRY: Readonly<Record<string, readonly [de: string, ru: string]>> = {
  KG: ['in Kirgisistan', 'в Киргизии'],
  KZ: ['in Kasachstan', 'в Казахстане'],
  UZ: ['in Usbekistan', 'в Узбекистане'],
  TJ: ['in Tadschikistan', 'в Таджикистане'],
  MN: ['in der Mongolei', 'в Монголии'],
  GE: ['in Georgien', 'в Грузии'],
  AM: ['in Armenien', 'в Армении'],
  TR: ['in der Türkei', 'в Турции'],
  OM: ['im Oman', 'в Омане'],
  JO: ['in Jordanien', 'в Иордании'],
  MA: ['in Marokko', 'в Марокко'],
  TZ: ['in Tansania', 'в Танзании'],
  ET: ['in Äthiopien', 'в Эфиопии'],
  ZA: ['in Südafrika', 'в Южной Африке'],
  NA: ['in Namibia', 'в Намибии'],
  CV: ['auf den Kapverden', 'на Кабо-Верде'],
  NO: ['in Norwegen', 'в Норвегии'],
  IS: ['auf Island', 'в Исландии'],
  SE: ['in Schweden', 'в Швеции'],
  FO: ['auf den Färöern', 'на Фарерских островах'],
  GB: ['in Großbritannien', 'в Великобритании'],
  IE: ['in Irland', 'в Ирландии'],
  NP: ['in Nepal', 'в Непале'],
  IN: ['in Indien', 'в Индии'],
  BT: ['in Bhutan', 'в Бутане'],
  PK: ['in Pakistan', 'в Пакистане'],
  LK: ['auf Sri Lanka', 'на Шри-Ланке'],
  VN: ['in Vietnam', 'во Вьетнаме'],
  TH: ['in Thailand', 'в Таиланде'],
  ID: ['in Indonesien', 'в Индонезии'],
  JP: ['in Japan', 'в Японии'],
  CN: ['in China', 'в Китае'],
  FR: ['in Frankreich', 'во Франции'],
  CH: ['in der Schweiz', 'в Швейцарии'],
  AT: ['in Österreich', 'в Австрии'],
  IT: ['in Italien', 'в Италии'],
  SI: ['in Slowenien', 'в Словении'],
  PT: ['in Portugal', 'в Португалии'],
  ES: ['in Spanien', 'в Испании'],
  GR: ['in Griechenland', 'в Греции'],
  HR: ['in Kroatien', 'в Хорватии'],
  ME: ['in Montenegro', 'в Черногории'],
  AL: ['in Albanien', 'в Албании'],
  BG: ['in Bulgarien', 'в Болгарии'],
  RO: ['in Rumänien', 'в Румынии'],
  PL: ['in Polen', 'в Польше'],
  RU: ['in Russland', 'в России'],
  BY: ['in Belarus', 'в Беларуси'],
  PE: ['in Peru', 'в Перу'],
  BO: ['in Bolivien', 'в Боливии'],
  CL: ['in Chile', 'в Чили'],
  AR: ['in Argentinien', 'в Аргентине'],
  EC: ['in Ecuador', 'в Эквадоре'],
  CO: ['in Kolumbien', 'в Колумбии'],
  MX: ['in Mexiko', 'в Мексике'],
  CR: ['in Costa Rica', 'в Коста-Рике'],
  US: ['in den USA', 'в США'],
  CA: ['in Kanada', 'в Канаде'],
  NZ: ['in Neuseeland', 'в Новой Зеландии'],
  AU: ['in Australien', 'в Австралии'],
};

const inCountry = (iso2: string, { zh = '' }: PlaceNames) => {
  const known = IN_COUNTRY[iso2];
  return known && zh ? { de: known[0], ru: known[1], zh } : undefined;
};

/** "Treks and hikes in Georgia" */
export function countryHeadings(iso2: string, names: PlaceNames): PlaceNames {
  const where = inCountry(iso2, names);
  return where ? { de: `Wandern ${where.de}`, ru: `Походы ${where.ru}`, zh: `${where.zh}徒步` } : {};
}

/** "Guided walks in Georgia: Svaneti" */
export function regionHeadings(iso2: string, country: PlaceNames, region: PlaceNames): PlaceNames {
  const where = inCountry(iso2, country);
  const { de, ru, zh } = region;
  if (!where || !de || !ru || !zh) return {};
  return {
    de: `Geführte Touren ${where.de}: ${de}`,
    ru: `Походы с гидом ${where.ru}: ${ru}`,
    zh: `${where.zh}向导徒步：${zh}`,
  };
}
