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
export const MONTH = `(?:${MONTHS.join('|')}|\\d{1,2}\\s*月份?)`;
const EACH = MONTHS.map((words) => new RegExp(`^(?:${words})$`, 'u'));

/** 1 to 12; 0 when it is none */
export function monthNumber(word: string): number {
  const chinese = /^(\d{1,2})\s*月/.exec(word);
  return chinese ? Number(chinese[1]) : EACH.findIndex((words) => words.test(word)) + 1;
}

/** first, middle, last of a month */
export const PARTS_OF_MONTH: readonly string[] = [
  'early|(?:at )?(?:the )?beginning of|anfang|начал\\p{L}*',
  'mid|(?:in )?(?:the )?middle of|mitte|середин\\p{L}*',
  'late|(?:at )?(?:the )?end of|ende|кон(?:ец|це)',
];
export const PARTS_BEHIND: readonly string[] = ['上旬|初', '中旬|中', '下旬|底'];

/** with the first of their three months */
export const SEASONS: readonly (readonly [words: string, first: number])[] = [
  ['spring|fruhling\\p{L}*|fruhjahr\\p{L}*|весн\\p{L}*|весенн\\p{L}*|春天|春季|春', 3],
  ['summer|sommer\\p{L}*|лето|летом|летн\\p{L}*|夏天|夏季|暑假|夏', 6],
  ['autumn|fall|herbst\\p{L}*|осен\\p{L}*|秋天|秋季|秋', 9],
  ['winter\\p{L}*|зим\\p{L}*|冬天|冬季|冬', 12],
];

/** feasts with the days around them: [month, day, days] */
export const FEASTS: readonly (readonly [words: string, month: number, day: number, days: number])[] = [
  ['christmas|xmas|weihnacht\\p{L}*|圣诞节?', 12, 20, 13],
  ["new year'?s?(?: eve)?|silvester|neujahr|jahreswechsel|нов\\p{L}* год\\p{L}*|元旦|新年|跨年", 12, 27, 10],
];

export const THIS = '(?:this|diese\\p{L}*|(?:в |на )?эт\\p{L}*|这个?|本)';
export const NEXT = '(?:next|nachste\\p{L}*|kommende\\p{L}*|(?:в |на )?следующ\\p{L}*|下个?)';
export const WEEKEND = '(?:weekend|wochenend\\p{L}*|выходн\\p{L}*|уик-?энд\\p{L}*|周末)';
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
