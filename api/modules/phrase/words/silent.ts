import { folded } from '../folded.ts';

/** words that say nothing a tour could be found by */
export const SILENT: ReadonlySet<string> = new Set(
  [
    "a an the in of at for with and or to on by per from into over through around via as is are be would could can like love i'd i'm i'll i we us me my our you",
    'want need find looking look search show some any something somewhere nice good great best beautiful please person people old speaking guide guided local organizer organized',
    'tour tours trip trips hike hikes hiking hiker walk walks walking walker holiday holidays vacation adventure adventures travel go going journey journeys multi-day multi day days week weeks',
    'family families child children kid kids month year price group groups about between during under that this there where when my over only just really some not no without more than less max min only du de la le el mountain mountains trail',
    'ein eine einen einer eines einem im in ins mit fur und oder der die das den dem des von nach am an auf aus zum zur pro person personen ich wir uns mich suche suchen mochte mochten will wollen gern gerne bitte etwas auch als uber durch nur zu bei ohne kein keine nicht sehr berg berge bergen ca circa',
    'reise reisen tour touren wanderung wanderungen wandern wanderreise wanderreisen wanderurlaub urlaub ausflug familie familien kind kinder kindern fuhrer gefuhrt gefuhrte gefuhrten gefuhrter mehrtagestour mehrtagestouren mehrtageswanderung bergtour bergtouren bergwandern bergwanderung bergwanderungen wandertour fernwanderung schone schoner schones gute guter tage tagen woche wochen',
    'в во на с со только лишь не без очень для горы гор горам горах и или по из от до за у к о об не тур туры тура туров турпоход маршрут маршруты маршрута поход походы похода походов пеший пешии пешая пешие пешеходныи пешеходные прогулка прогулки путешествие путешествия путешествии отпуск отдых',
    'семья семьи семьеи ребенок ребенка ребенком дети детьми хочу хотим хотели ищу ищем нужен нужна нужно найти найди покажи мы я нам мне нас куда поехать сходить пойти поити хорошии красивыи красивые гид гидом дня дней днеи неделю',
    '的 在 和 与 及 带 去 想 想去 我 我们 要 找 请 适合 家庭 孩子 一个 一次 徒步 徒步游 旅行 旅游 旅程 线路 路线 游 之旅 团 到 于 从 里 内 有 是 了 吧 想要 出发 左右 大概 跟 天 人 个 玩 走走 走 爬山 地方 山 导游 户外 朋友 山里',
  ].flatMap((line) => folded(line).split(' ')),
);
/** the Chinese ones, the longest first: taken out of the middle of a text */
export const SILENT_HAN: readonly string[] = [...SILENT]
  .filter((word) => /\p{Script=Han}/u.test(word))
  .sort((a, b) => b.length - a.length);

export const NEAR =
  /^(?:near|nearby|close|around|bei|nahe|nahe?|umgebung|um|около|рядом|возле|недалеко|вблизи|близ|под)$/u;
/** may stand between "near" and the place */
export const NEAR_FILL: ReadonlySet<string> = new Set(['to', 'from', 'the', 'der', 'von', 'с', 'от', 'in', 'nahe']);
export const NEAR_HAN = '(?:附近|周边|周围|旁边?)';
/** what some places are called beside their names, by address */
export const ALIASES: Readonly<Record<string, string>> = {
  kyrgyzstan: 'kyrgyzstan kirgistan kirgisien kirgizstan kirghizia кыргызстан киргизстан',
  almaty: 'алматы alma-ata almata',
  turkiye: 'turkey turkei',
  czechia: 'czech-republic tschechische-republik',
  'united-states': 'usa us-a америка amerika',
  'united-kingdom': 'uk great-britain großbritannien англия england',
  'south-korea': 'korea корея южная-корея',
  norway: 'norge',
  'sri-lanka': 'ceylon цеилон',
  nepal: 'himalaya-nepal',
  switzerland: 'swiss',
};
