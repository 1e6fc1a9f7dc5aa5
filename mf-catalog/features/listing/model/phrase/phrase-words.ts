/**
 * Words of a search said in sentences, of all languages of the site at once: people write in their own, whatever the page's is. Folded:
 * small letters without marks (see `folded`).
 */
import type { CurrencyCode } from '@cairn/shared-contracts/domain/currencies';
import { folded } from './folded.ts';

/** before a number: no more than it, no less than it */
export const AT_MOST =
  '(?:at most|up to|no more than|not more than|less than|max(?:imum|imal)?\\.?|under|below|within|hochstens|bis zu|bis|unter|weniger als|до|не более|не больше|не дороже|дешевле|максимум|менее|最多|不超过|低于|少于)';
export const AT_LEAST =
  '(?:at least|no less than|more than|over|from|mindestens|ab|uber|mehr als|от|не менее|не меньше|больше|более|至少|超过)';
/** behind a number in Chinese */
export const AT_MOST_BEHIND = '(?:以内|以下|之内)';

export const DAYS = '(?:days?|tagen?|tage?|дн\\p{L}*|ден\\p{L}*|天|日)';
export const WEEKS = '(?:weeks?|wochen?|недел\\p{L}*|周|星期)';
export const YEARS_OLD =
  '(?:years?[\\s-]*old|years?|yrs?|y\\.?o\\.?|jahrig\\p{L}*|jahren?|jahre?|летн\\p{L}*|лет|год\\p{L}*|岁)';
export const TO = '(?:-|–|to|bis|до|到|至)';

/** "a week", "two weeks" */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  eine: 1,
  einer: 1,
  ein: 1,
  zwei: 2,
  drei: 3,
  одну: 1,
  одна: 1,
  две: 2,
  три: 3,
  一: 1,
  两: 2,
  三: 3,
};

/** signs and names of money, and the currencies they may mean */
export const MONEY: readonly (readonly [words: string, codes: readonly CurrencyCode[]])[] = [
  ['€|eur|euros?|евро|欧元', ['EUR']],
  ['\\$|usd|dollars?|dollar|долл\\p{L}*|美元', ['USD', 'CAD', 'AUD', 'SGD', 'NZD']],
  ['₽|rub|rubel|rubles?|roubles?|руб\\p{L}*|р\\.?|卢布', ['RUB']],
  ['¥|cny|yuan|rmb|юан\\p{L}*|元|人民币', ['CNY', 'JPY']],
  ['₸|kzt|tenge|тенге', ['KZT']],
  ['byn|бел\\.? руб\\p{L}*', ['BYN']],
  ['£|gbp|pounds?|pfund|фунт\\p{L}*|英镑', ['GBP']],
];

/** January first */
export const MONTHS: readonly string[] = [
  'jan(?:uary|uar)?|janner|янв\\p{L}*',
  'feb(?:ruary|ruar)?|фев\\p{L}*',
  'mar(?:ch)?|marz|март\\p{L}*',
  'apr(?:il)?|апр\\p{L}*',
  'may|mai|ма[ияе]',
  'june?|juni|июн\\p{L}*',
  'july?|juli|июл\\p{L}*',
  'aug(?:ust)?|авг\\p{L}*',
  'sep(?:t|tember)?|сен\\p{L}*',
  'o[ck]t(?:ober)?|окт\\p{L}*',
  'nov(?:ember)?|ноя\\p{L}*',
  'de[cz](?:ember)?|дек\\p{L}*',
];
/** 7月 */
export const MONTH_BY_NUMBER = '(\\d{1,2})\\s*月(?:份)?';

/** difficulty 1 to 4 */
export const LEVELS: readonly string[] = [
  'easy|gentle|leicht\\p{L}*|einfach\\p{L}*|легк\\p{L}*|轻松|简单',
  'moderate|medium|mittel\\p{L}*|moderat\\p{L}*|средн\\p{L}*|умеренн\\p{L}*|适中|中等',
  'challenging|hard|difficult|demanding|anspruchsvoll\\p{L}*|schwer\\p{L}*|сложн\\p{L}*|трудн\\p{L}*|有挑战|困难',
  'extreme?|extrem\\p{L}*|экстрем\\p{L}*|极限',
];

/** words that say nothing a tour could be found by */
export const SILENT: ReadonlySet<string> = new Set(
  [
    'a an the in of at for with and or to on by per me i we us want find looking some any person people old speaking guide',
    'tour tours trip trips hike hikes hiking walk walks walking holiday adventure family families child children kid kids',
    'ein eine einen einer eines im in mit fur und oder der die das den dem von nach am zum zur pro person personen ich wir',
    'reise reisen touren wanderung wanderungen wandern familie familien kind kinder kindern fuhrer',
    'в во на с со для и или по из от тур туры тура поход походы похода семьи семья семьей ребенок ребенка ребенком дети детьми',
    '的 在 和 带 适合 家庭 孩子 一个 徒步 旅行 线路',
  ].flatMap((line) => folded(line).split(' ')),
);
