import type { HelpSubject } from './model.ts';

/** Booking and payment, cancellation and refunds. */
export const BOOKING_HELP: readonly HelpSubject[] = [
  {
    slug: 'when-am-i-charged',
    topic: 'booking',
    isFrequent: true,
    in: {
      'en-US': {
        title: 'When am I charged?',
        text: `Never when you send a request. First the organizer confirms that the departure has a place for you.
Then you pay the prepayment, whose share stands beside the price. It holds your seats.
The balance is due before the start, on the day that your booking shows. We remind you by e-mail.`,
      },
      de: {
        title: 'Wann wird mein Geld abgebucht?',
        text: `Nie beim Senden einer Anfrage. Zuerst bestätigt der Veranstalter, dass der Termin einen Platz für Sie hat.
Dann zahlen Sie die Anzahlung, deren Anteil neben dem Preis steht. Sie hält Ihre Plätze.
Der Rest ist vor dem Start fällig, an dem Tag, den Ihre Buchung zeigt. Wir erinnern Sie per E-Mail.`,
      },
      ru: {
        title: 'Когда спишут деньги?',
        text: `При отправке заявки ничего не списывается. Сначала организатор подтверждает, что на этих датах для вас есть место.
Затем вы вносите предоплату, её доля указана рядом с ценой. Она закрепляет ваши места.
Остаток нужно оплатить до начала тура, в день, который указан в бронировании. Мы напомним письмом.`,
      },
      zh: {
        title: '什么时候扣款？',
        text: `发送申请时不会扣款。组织者会先确认该出发日期有您的名额。
然后您支付预付款，其比例显示在价格旁边。预付款为您保留名额。
余款在出发前支付，日期显示在您的预订中。我们会通过邮件提醒您。`,
      },
    },
  },
  {
    slug: 'change-the-dates',
    topic: 'booking',
    isFrequent: true,
    in: {
      'en-US': {
        title: 'Can I change the dates?',
        text: `Write to the organizer in the messages of your booking. If another departure has seats, they move you there.
When the new departure costs more or less, you see the difference before you agree to it.
Without another departure, the cancellation terms of the tour apply.`,
      },
      de: {
        title: 'Kann ich den Termin ändern?',
        text: `Schreiben Sie dem Veranstalter in den Nachrichten Ihrer Buchung. Hat ein anderer Termin Plätze, bucht er Sie um.
Kostet der neue Termin mehr oder weniger, sehen Sie den Unterschied, bevor Sie zustimmen.
Gibt es keinen anderen Termin, gelten die Stornobedingungen der Tour.`,
      },
      ru: {
        title: 'Можно ли изменить даты?',
        text: `Напишите организатору в сообщениях бронирования. Если на других датах есть места, он перенесёт вас туда.
Если новые даты стоят больше или меньше, вы увидите разницу до того, как согласитесь.
Если других дат нет, действуют условия отмены этого тура.`,
      },
      zh: {
        title: '可以更改日期吗？',
        text: `请在预订的消息中联系组织者。如果其他出发日期有名额，他们会为您改期。
如果新日期的价格更高或更低，您会在同意之前看到差额。
如果没有其他日期，则适用该行程的取消条款。`,
      },
    },
  },
  {
    slug: 'organizer-cancels',
    topic: 'refunds',
    isFrequent: true,
    in: {
      'en-US': {
        title: 'What if the organizer cancels?',
        text: `You get everything back that you paid, to the card that you paid with.
Your booking says who cancelled and when the money was sent. Banks take a few working days to show it.`,
      },
      de: {
        title: 'Was passiert, wenn der Veranstalter absagt?',
        text: `Sie bekommen alles zurück, was Sie gezahlt haben, auf dieselbe Karte.
In Ihrer Buchung steht, wer abgesagt hat und wann das Geld gesendet wurde. Banken brauchen einige Werktage, bis es zu sehen ist.`,
      },
      ru: {
        title: 'Что, если организатор отменит тур?',
        text: `Вам вернут всё, что вы заплатили, на ту же карту.
В бронировании указано, кто отменил и когда отправлены деньги. Банки показывают их через несколько рабочих дней.`,
      },
      zh: {
        title: '如果组织者取消怎么办？',
        text: `您支付的全部款项将退回到您付款时使用的银行卡。
预订中会显示由谁取消以及何时退款。银行通常需要几个工作日才会显示到账。`,
      },
    },
  },
  {
    slug: 'how-refunds-work',
    topic: 'refunds',
    in: {
      'en-US': {
        title: 'How do refunds work?',
        text: `Each tour has its own terms, written by days before the start. They stand on the tour's page and in your booking.
## Before you cancel
Press "Cancel" in the booking: it shows what you get back before anything happens.
## When a border, a park or a road is closed
Write to us and add the notice, if there is one. We talk to the organizer about your money or other dates.`,
      },
      de: {
        title: 'Wie funktionieren Erstattungen?',
        text: `Jede Tour hat eigene Bedingungen nach Tagen vor dem Start. Sie stehen auf der Seite der Tour und in Ihrer Buchung.
## Bevor Sie stornieren
Drücken Sie in der Buchung auf „Stornieren“: Sie sehen, was Sie zurückbekommen, bevor etwas geschieht.
## Wenn eine Grenze, ein Park oder eine Straße gesperrt ist
Schreiben Sie uns und fügen Sie die Bekanntmachung an, wenn es eine gibt. Wir sprechen mit dem Veranstalter über Ihr Geld oder andere Termine.`,
      },
      ru: {
        title: 'Как устроены возвраты?',
        text: `У каждого тура свои условия по дням до начала. Они есть на странице тура и в бронировании.
## Перед отменой
Нажмите «Отменить» в бронировании: вы увидите, сколько вернётся, прежде чем что-то произойдёт.
## Если закрыли границу, парк или дорогу
Напишите нам и приложите объявление, если оно есть. Мы поговорим с организатором о деньгах или других датах.`,
      },
      zh: {
        title: '退款如何进行？',
        text: `每个行程都有自己的条款，按出发前的天数计算，显示在行程页面和您的预订中。
## 取消之前
在预订中点击“取消”：在实际取消之前，您会看到可退金额。
## 边境、公园或道路关闭时
请写信给我们，如有公告请附上。我们会与组织者商谈退款或改期。`,
      },
    },
  },
];
