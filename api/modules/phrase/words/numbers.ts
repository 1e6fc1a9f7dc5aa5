/** "a week", "two weeks", "семи дней"; folded */
const WORDS: readonly (readonly [number, string])[] = [
  [1, 'a an one eine einer einem einen ein один одна одну одного одной 一'],
  [2, 'two zwei два две двух двое двумя двоих 二 两 俩'],
  [3, 'three drei три трех трое тремя троих 三'],
  [4, 'four vier четыре четырех четверо четверых 四'],
  [5, 'five funf пять пяти пятеро пятерых 五'],
  [6, 'six sechs шесть шести шестеро 六'],
  [7, 'seven sieben семь семи семеро 七'],
  [8, 'eight acht восемь восьми 八'],
  [9, 'nine neun девять девяти 九'],
  [10, 'ten zehn десять десяти 十'],
  [12, 'twelve zwolf двенадцать двенадцати 十二'],
  [14, 'fourteen vierzehn четырнадцать четырнадцати 十四'],
];

const BY_WORD = new Map(WORDS.flatMap(([number, words]) => words.split(' ').map((word) => [word, number] as const)));

export const NUMBER = `\\d{1,2}(?!\\d)|${[...BY_WORD.keys()].sort((a, b) => b.length - a.length).join('|')}`;
export const numberOf = (text: string | undefined): number => BY_WORD.get(text ?? '') ?? Number(text);

/** before a number: no more than it, no less than it */
export const AT_MOST =
  '(?:at (?:the )?most|up to|no (?:more|longer) than|not (?:more|longer) than|(?<!no |not )less than|max(?:imum|imal)?\\.?|under|below|within|cheaper than|hochstens|bis zu|bis|unter|(?<!nicht )weniger als|nicht (?:mehr|langer) als|gunstiger als|до|не более|не больше|не дольше|не длиннее|не дороже|дешевле|максимум|макс\\.?|(?<!не )менее|(?<!не )меньше|в пределах|最多|不超过|(?<!不)低于|(?<!不)少于|不到)';
export const AT_LEAST =
  '(?:at least|no less than|not less than|(?<!no |not )more than|over|from|starting at|min(?:imum)?\\.?|mindestens|ab|uber|(?<!nicht )mehr als|nicht weniger als|от|не менее|не меньше|(?<!не )больше|(?<!не )более|свыше|минимум|至少|(?<!不)超过|不少于|不低于)';
/** behind a number in Chinese */
export const AT_MOST_BEHIND = '(?:以内|以下|之内|内)';
export const AT_LEAST_BEHIND = '(?:以上|起)';
export const TO = '(?:-|–|—|to|and|bis|und|до|по|и|到|至|~)';
export const FROM = '(?:from|between|von|zwischen|vom|от|с|между|从)';
export const DAYS = '(?:days?|tagen?|tage?|tagig\\p{L}*|дн\\p{L}*|ден\\p{L}*|天|日)';
export const NIGHTS = '(?:nights?|nacht\\p{L}*|ноч\\p{L}*|晚)';
export const WEEKS = '(?:weeks?|wochig\\p{L}*|wochen?|недел\\p{L}*|个?周|个?星期)';
export const YEARS_OLD =
  '(?:years?[\\s-]*olds?|year[\\s-]*olds?|years? of age|years?|yrs?|y\\.?o\\.?|jahrig\\p{L}*|jahren?|jahre?|летн\\p{L}*|лет|год\\p{L}*|岁)';
