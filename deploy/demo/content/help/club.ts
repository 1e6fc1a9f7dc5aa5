import type { HelpSubject } from './model.ts';

/** Organizers, safety, reviews and accounts. */
export const CLUB_HELP: readonly HelpSubject[] = [
  {
    slug: 'write-to-an-organizer',
    topic: 'organizers',
    in: {
      'en-US': {
        title: 'How do I write to an organizer?',
        text: `Press "Ask a question" on the tour or on the organizer's page. The answer comes to your messages and by e-mail.
How fast they usually answer stands beside the button. You can ask before you book.`,
      },
      de: {
        title: 'Wie schreibe ich einem Veranstalter?',
        text: `Drücken Sie auf der Tour oder auf der Seite des Veranstalters „Frage stellen“. Die Antwort kommt in Ihre Nachrichten und per E-Mail.
Wie schnell er meist antwortet, steht neben der Schaltfläche. Fragen können Sie schon vor der Buchung.`,
      },
      ru: {
        title: 'Как написать организатору?',
        text: `Нажмите «Задать вопрос» на странице тура или организатора. Ответ придёт в сообщения и на почту.
Как быстро он обычно отвечает, указано рядом с кнопкой. Спрашивать можно ещё до бронирования.`,
      },
      zh: {
        title: '如何联系组织者？',
        text: `在行程或组织者页面点击“提问”。回复会发送到您的消息和邮箱。
按钮旁边显示通常的回复时间。预订之前也可以提问。`,
      },
    },
  },
  {
    slug: 'do-i-need-insurance',
    topic: 'safety',
    isFrequent: true,
    in: {
      'en-US': {
        title: 'Do I need insurance?',
        text: `Yes. The organizer's liability insurance covers harm that they cause. Illness, rescue and a trip that you cannot make are for your own policy.
Ask your insurer whether it names walking at the altitude of your tour: it stands among the facts of the tour.`,
      },
      de: {
        title: 'Brauche ich eine Versicherung?',
        text: `Ja. Die Haftpflicht des Veranstalters deckt Schäden, die er verursacht. Krankheit, Bergung und eine Reise, die Sie nicht antreten können, deckt Ihre eigene Police.
Fragen Sie Ihren Versicherer, ob Wandern in der Höhe Ihrer Tour genannt ist: Sie steht bei den Angaben zur Tour.`,
      },
      ru: {
        title: 'Нужна ли страховка?',
        text: `Да. Страховка ответственности организатора покрывает вред, который причинит он. Болезнь, спасательные работы и несостоявшуюся поездку покрывает ваш собственный полис.
Спросите страховщика, названы ли в нём походы на высоте вашего тура: она указана среди фактов о туре.`,
      },
      zh: {
        title: '我需要保险吗？',
        text: `需要。组织者的责任险只覆盖其造成的损害。疾病、救援以及无法成行由您自己的保险负责。
请询问您的保险公司，保单是否包含该行程海拔高度的徒步：海拔显示在行程信息中。`,
      },
    },
  },
  {
    slug: 'what-a-check-means',
    topic: 'safety',
    in: {
      'en-US': {
        title: 'What does "verified" mean?',
        text: `That the organizer has passed five checks: identity, licence, insurance, guides and an interview. Their page shows each one with its date.
The page "How organizers are checked" says what we ask for, and what a check does not mean.`,
      },
      de: {
        title: 'Was bedeutet „geprüft“?',
        text: `Dass der Veranstalter fünf Prüfungen bestanden hat: Identität, Zulassung, Versicherung, Guides und ein Gespräch. Seine Seite zeigt jede mit Datum.
Auf der Seite „So prüfen wir Veranstalter“ steht, was wir verlangen und was eine Prüfung nicht bedeutet.`,
      },
      ru: {
        title: 'Что значит «проверен»?',
        text: `Что организатор прошёл пять проверок: личность, лицензия, страховка, гиды и собеседование. На его странице указана дата каждой.
На странице «Как мы проверяем организаторов» сказано, что мы просим и чего проверка не означает.`,
      },
      zh: {
        title: '“已核查”是什么意思？',
        text: `表示组织者通过了五项核查：身份、许可、保险、向导和面谈。其页面显示每一项的日期。
“我们如何核查组织者”页面说明我们的要求，以及核查不代表什么。`,
      },
    },
  },
  {
    slug: 'who-writes-reviews',
    topic: 'reviews',
    in: {
      'en-US': {
        title: 'Who can write a review?',
        text: `Whoever has walked: after the tour you get a link by e-mail, which works for three months.
We read each review before it is shown, and leave out only what breaks the rules. The organizer may answer, and may not have it removed.`,
      },
      de: {
        title: 'Wer kann eine Bewertung schreiben?',
        text: `Alle, die unterwegs waren: Nach der Tour bekommen Sie per E-Mail einen Link, der drei Monate gilt.
Wir lesen jede Bewertung, bevor sie erscheint, und lassen nur weg, was gegen die Regeln verstößt. Der Veranstalter darf antworten, entfernen lassen darf er sie nicht.`,
      },
      ru: {
        title: 'Кто может написать отзыв?',
        text: `Тот, кто прошёл тур: после него вы получите письмо со ссылкой, она действует три месяца.
Мы читаем каждый отзыв до публикации и не показываем только то, что нарушает правила. Организатор может ответить, но не может удалить отзыв.`,
      },
      zh: {
        title: '谁可以写评价？',
        text: `走完行程的人：行程结束后您会收到一封邮件，其中的链接三个月内有效。
每条评价发布前我们都会阅读，只去掉违反规则的内容。组织者可以回复，但不能要求删除。`,
      },
    },
  },
  {
    slug: 'log-in-with-a-code',
    topic: 'account',
    isFrequent: true,
    in: {
      'en-US': {
        title: 'Why do I log in with a code?',
        text: `So that you need no password. The code has five digits and works for ten minutes, in the browser that asked for it.
If none arrives, look into the spam folder, then ask for another one.`,
      },
      de: {
        title: 'Warum melde ich mich mit einem Code an?',
        text: `Damit Sie kein Passwort brauchen. Der Code hat fünf Ziffern und gilt zehn Minuten, in dem Browser, der ihn angefordert hat.
Kommt keiner an, sehen Sie im Spam-Ordner nach und fordern Sie dann einen neuen an.`,
      },
      ru: {
        title: 'Почему вход по коду?',
        text: `Чтобы не нужен был пароль. Код состоит из пяти цифр и действует десять минут в том браузере, где его запросили.
Если код не пришёл, проверьте папку «Спам» и запросите новый.`,
      },
      zh: {
        title: '为什么用验证码登录？',
        text: `这样您就不需要密码。验证码为五位数字，十分钟内在请求它的浏览器中有效。
如果没有收到，请查看垃圾邮件文件夹，然后重新获取。`,
      },
    },
  },
];
