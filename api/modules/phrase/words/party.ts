export const KIDS =
  '(?:child(?:ren)?|kids?|sons?|daughters?|boys?|girls?|kind(?:er|ern|es|s)?|sohn(?:e|en)?|tochter|ребен\\p{L}*|дет(?:и|еи|ьми|ям)|сын\\p{L}*|доч\\p{L}*|孩子|小孩|儿童|儿子|女儿|娃)';
export const AGED =
  '(?:\\(|:|,|of|aged?|ages|who (?:is|are)|im alter von|alter|von|\\(alter|в возрасте|возраст\\p{L}*|по)';
export const AND = '(?:,|and|und|&|\\+|и|/|和|、|岁和|岁、)';
export const FAMILY = '(?:famil(?:y|ies)|familien?\\p{L}*|семь\\p{L}*|семе\\p{L}*|一家人?|全家|家庭|亲子)';
export const ADULTS = '(?:adults?|grown-?ups?|erwachsene\\p{L}*|взросл\\p{L}*|个?大人|位?成人)';
export const PEOPLE =
  '(?:people|persons?|pax|travell?ers?|tourists?|friends|hikers|adults|personen|leuten?|freunden?|человек\\p{L}*|чел\\.?|друзе\\p{L}*|турист\\p{L}*|个?人|位|个?朋友)';
export const COUPLE =
  '(?:for )?(?:a )?couples?|(?:the |for |for the )?two of us|(?:my )?(?:wife|husband|girlfriend|boyfriend|partner) and (?:i|me)|with my (?:wife|husband|girlfriend|boyfriend|partner)|mit meine[rm] (?:frau|mann|freundin|freund|partner|partnerin)|(?:на|для) двоих|paar|parchen|zu zweit|вдвоем|для пары|пара|с женои|с мужем|情侣|夫妻|两口子|我们俩';
export const ALONE =
  'solo|alone|(?:just|by|for) (?:me|myself)|on my own|allein\\p{L}*|alleinreisend\\p{L}*|в одиночку|одному|одна|один|соло|独自|一个人|独行';
/** "вчетвером", "zu viert" */
export const TOGETHER: readonly (readonly [words: string, people: number])[] = [
  ['zu dritt|втроем|(?:на|для) троих', 3],
  ['zu viert|вчетвером|(?:на|для) четверых', 4],
  ['zu funft|впятером', 5],
];
export const SMALL_GROUP =
  '(?:in )?(?:a )?small(?:er)? groups?|kleine\\p{L}* gruppe\\p{L}*|kleingruppe\\p{L}*|(?:в )?(?:маленьк\\p{L}*|небольш\\p{L}*) групп\\p{L}*|мини-?групп\\p{L}*|小团|小组|小队';
export const GROUP = '(?:groups?|gruppe\\p{L}*|групп\\p{L}*|团队?|队伍)';
