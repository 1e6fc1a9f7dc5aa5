import { addDays, chineseNewYear, dateOf, easter, orthodoxEaster } from '../calendar.ts';

/** January first */
const MONTHS: readonly string[] = [
  'jan(?:uary|uar)?|janner|январ\\p{L}*|янв',
  'feb(?:ruary|ruar)?|феврал\\p{L}*|фев',
  'mar(?:ch)?|marz|март\\p{L}*',
  'apr(?:il)?|апрел\\p{L}*|апр',
  'may|mai|ма[ияе]',
  'june?|juni|июн\\p{L}*',
  'july?|juli|июл\\p{L}*',
  'aug(?:ust)?|август\\p{L}*|авг',
  'sep(?:t|tember)?|сентябр\\p{L}*|сент',
  'o[ck]t(?:ober)?|октябр\\p{L}*|окт',
  'nov(?:ember)?|ноябр\\p{L}*|ноя',
  'de[cz](?:ember)?|декабр\\p{L}*|дек',
];
const CHINESE = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'];
/** "7月", "七月" */
const IN_CHINESE = '(?:\\d{1,2}|十[一二]?|[一二三四五六七八九])\\s*月份?';
export const MONTH = `(?:${MONTHS.join('|')}|${IN_CHINESE})`;
const EACH = MONTHS.map((words) => new RegExp(`^(?:${words})$`, 'u'));

/** 1 to 12; 0 when it is none */
export function monthNumber(word: string): number {
  const [, chinese] = /^(\d{1,2}|[一二三四五六七八九十]{1,2})\s*月/.exec(word) ?? [];
  if (chinese) return CHINESE.indexOf(chinese) + 1 || Number(chinese);
  return EACH.findIndex((words) => words.test(word)) + 1;
}

/** first, middle, last of a month */
export const PARTS_OF_MONTH: readonly string[] = [
  'early|(?:at )?(?:the )?beginning of|(?:in )?(?:the )?first (?:week|half) of|anfang|erste\\p{L}* (?:woche|halfte)(?: (?:im|des))?|начал\\p{L}*|перв\\p{L}* (?:недел|половин)\\p{L}*',
  'mid|(?:in )?(?:the )?middle of|mitte|середин\\p{L}*',
  'late|(?:at )?(?:the )?end of|(?:in )?(?:the )?(?:last week|second half) of|ende|(?:letzte\\p{L}* woche|zweite\\p{L}* halfte)(?: (?:im|des))?|кон(?:ец|це)|последн\\p{L}* недел\\p{L}*|втор\\p{L}* половин\\p{L}*',
];
export const PARTS_BEHIND: readonly string[] = ['上旬|初', '中旬|中', '下旬|底'];

/** with the first of their three months */
export const SEASONS: readonly (readonly [words: string, first: number])[] = [
  ['spring|fruhling\\p{L}*|fruhjahr\\p{L}*|весн\\p{L}*|весенн\\p{L}*|春天|春季|春', 3],
  ['summer|sommer\\p{L}*|лето|летом|летн\\p{L}*|夏天|夏季|暑假|夏', 6],
  ['autumn|fall|herbst\\p{L}*|осен\\p{L}*|秋天|秋季|秋', 9],
  ['winter\\p{L}*|зим\\p{L}*|冬天|冬季|冬', 12],
];

const on = (month: number, day: number) => (year: number) => dateOf(year, month, day);

/** feasts with the days around them: when those begin for the year by which the feast is called, and how many they are */
export const FEASTS: readonly (readonly [words: string, begin: (year: number) => string, days: number])[] = [
  ['(?:uber |an )?(?:(?:christmas|xmas)(?! islands?)|weihnacht(?!sinsel)\\p{L}*)|圣诞节?(?!岛)', on(12, 20), 13],
  [
    "春节(?:假期|长假)?|农历新年|(?:chinese|lunar) new year'?s?|chinesisch\\p{L}* neujahr\\p{L}*|(?:китаиск|лунн)\\p{L}* нов\\p{L}* год\\p{L}*",
    (year) => addDays(chineseNewYear(year), -2),
    10,
  ],
  ["new year'?s? eve|silvester|jahreswechsel|跨年", on(12, 27), 10],
  [
    "new year'?s?|neujahr|нов\\p{L}* год\\p{L}*|новогодн\\p{L}*(?: (?:праздник|каникул)\\p{L}*)?|元旦|新年",
    // in December of the year before
    on(0, 27),
    10,
  ],
  // who speaks Russian counts by the Orthodox calendar
  [
    'orthodox\\p{L}* (?:easter|ostern)|(?:православн\\p{L}* )?(?<!(?:католическ|остров)\\p{L}* )пасх\\p{L}*|东正教复活节',
    (year) => addDays(orthodoxEaster(year), -9),
    16,
  ],
  [
    'easter(?! islands?)|(?:uber |an )?oster(?:n|ferien|feiertag\\p{L}*)|католическ\\p{L}* пасх\\p{L}*|复活节(?!岛)',
    (year) => addDays(easter(year), -9),
    16,
  ],
  ['五一(?:假期|长假|节|黄金周)?|劳动节|маиск\\p{L}* праздник\\p{L}*|маиские', on(5, 1), 9],
  ['троиц(?:а|у|ы|е|ей)(?!-)', (year) => addDays(orthodoxEaster(year), 47), 9],
  ['(?:uber |an )?pfingst\\p{L}*|whitsun', (year) => addDays(easter(year), 47), 9],
  ['国庆(?:节|假期|长假|黄金周)?|十一(?:假期|长假|黄金周)', on(10, 1), 6],
];

export const THIS = '(?:this|diese\\p{L}*|(?:в |на )?эт\\p{L}*|这个?|本)';
export const NEXT = '(?:next|nachste\\p{L}*|kommende\\p{L}*|(?:в |на )?следующ\\p{L}*|下个?)';
export const WEEKEND = '(?:weekend|wochenend\\p{L}*|выходн\\p{L}*(?: дня)?|уик-?энд\\p{L}*|周末)';
export const WEEK = '(?:week|woche|недел\\p{L}*|周|星期)';
export const A_MONTH = '(?:months?|monat(?:en?)?|месяц\\p{L}*|个?月)';
/** before a span of time that is to pass */
export const AFTER = '(?:in(?: about)?|через|in etwa)';
export const AFTER_BEHIND = '(?:后|之后|以后)';
export const TOMORROW = 'tomorrow|morgen|завтра|明天';
export const NOW = 'today|now|right away|asap|last[\\s-]minute|heute|sofort|сегодня|сеичас|горящ\\p{L}*|今天|现在';
export const SINCE = '(?:from|after|starting|since|ab|nach|vom|с|со|после|начиная с|从)';
export const UNTIL = '(?:until|till|before|by|bis|vor|до|по|к)';
export const UNTIL_BEHIND = '(?:之前|以前|前)';
