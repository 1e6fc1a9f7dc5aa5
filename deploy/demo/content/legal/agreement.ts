import type { LegalDocument } from './model.ts';

const SEPTEMBER_2026 = `
These terms are the agreement between you and Cairn Club Ltd (“Cairn”, “we”) about using this site to find, request and pay for tours. You accept them when you create an account or send a request.

## 1. Who is who
Cairn runs the marketplace. Tours are run by organizers: independent guides and companies whom we check before they sell here. A tourist is anyone who takes part in a tour.
When an organizer confirms your request, you and the organizer have a contract about the tour. Cairn is not a party to it. We show the tour, pass your request on, hold your payment for the organizer and help when something goes wrong.

## 2. Your account
You need an account to send a request, to write to an organizer and to keep your favourites on several devices. You must be at least 18 years old and give your own name and an e-mail address you can open.
You log in with a five-digit code from an e-mail or with a password. A code works for 10 minutes and for 5 tries. Never tell it to anyone, our support does not ask for it.

## 3. Prices
The price of a departure is per person and includes everything the tour page lists as included. We add no booking fee, no service fee and no markup at any step. If you choose a variant that costs more, such as a tent of your own, its supplement is part of the price you see before you send the request.
Every tour is charged in the currency its organizer has set. Amounts in other currencies are converted at the rate of the day to help you compare.
A discount counts if it holds on the day you send the request. After that your price does not change.

## 4. From request to tour
# You choose a departure and the number of tourists, 20 at most, and send a request. The seats are held for you and nothing is charged.
# The organizer has 48 hours to confirm or decline. Without an answer the request lapses and the seats are free again.
# After the confirmation you have 24 hours to pay the prepayment. If it does not arrive in time, the booking is cancelled and you owe nothing.
# With the prepayment the booking is firm. You name the tourists on the booking page.
# You pay the balance by the date shown in the booking.
# When the last day of the tour has passed, the booking is complete and you can write a review.

## 5. Payment
The prepayment is a share of the total that the organizer sets for each departure. You may also pay everything at once.
Cards are charged by a payment provider. The card number goes from your browser straight to the provider. We never receive it or store it.
We hold what you have paid and pass it on to the organizer when the tour starts. We cannot refund what you pay outside the site.
When a departure is so close that the usual date for the balance has passed, the balance is due on the day you send the request. If you need more time for the balance, write to the organizer in the chat before it is due. While the balance is late, the organizer may refuse to take you on the tour.

## 6. Cancellation and refunds
### When you cancel
You can cancel on the booking page until the day before the tour starts. The page shows the exact refund first.
- Before the prepayment: nothing was charged, so there is nothing to refund.
- Within 48 hours of your first payment: you get back everything you paid.
- After that, up to and including the day the balance is due: you get back everything except the prepayment, which the organizer keeps.
- Later: there is no refund.
The day the balance is due is shown in your booking and ends at midnight UTC.
### When somebody else cancels
If the organizer cancels, or if our support cancels the booking, you get back everything you paid, however late it is.
### How the money comes back
A refund goes to the card you paid with, in the currency you paid in, usually within 5 working days. Once the tour has started, write to the organizer in the chat instead of cancelling. The organizer may refund more than these rules require, never less.

## 7. On the tour
Choose a tour you can manage, and tell the organizer before you pay about anything that could matter on the way. Follow the [safety rules](/safety-rules) and the instructions of your guide. Visas, vaccinations, the journey to the meeting point and travel insurance are yours to arrange unless the tour page says that they are included.
If you make a booking for others, you accept these terms for them and must have their consent to give us their details. A tourist under 18 travels with an adult who is responsible for them.
The organizer may change the route or a night’s lodging when weather, safety or the authorities demand it. That is not a cancellation as long as the tour keeps its nature and its level.

## 8. Reviews
Only people who travelled can review a tour: the link to the form belongs to a completed booking. We publish good and bad reviews alike, and the organizer may reply once. We remove a review only if it is insulting, unlawful, shows private details of others or is about a different tour.

## 9. Fair use
In the chat and in reviews, please do not threaten, insult, advertise, or ask others to book around the site. We may close an account that breaks these terms.

## 10. What we answer for
We answer for our own work: passing on requests and messages, handling the money as described here and checking organizers as described in the [organizer agreement](/tour-provider-agreement). The organizer answers for the tour itself.
Nothing here limits our liability for intent or gross negligence, for injury we have caused, or any right that the law of your country gives you as a consumer.

## 11. Complaints
Write to the organizer first, in the chat of the booking, so that there is a record. If that does not help within 3 days, write to us through [contacts](/contacts). We hear both sides and answer within 10 working days. The law of the country where Cairn Club Ltd has its seat applies, together with the consumer rules of the country where you live.

## 12. Changes
A booking keeps the version of the terms that was in force when you sent the request. Earlier versions stay on this page. We announce a new version by e-mail at least 30 days before it counts for your account.
### What is new in this version
- You can cancel free of charge for 48 hours after the first payment. It was 24 hours.
- Organizers answer within 48 hours. It was 72 hours.
- Until the balance is due, only the prepayment is kept. It used to be half of everything paid.
- What you pay is held until the tour starts. The prepayment used to go to the organizer at once.
`;

const MARCH_2025 = `
These terms are the agreement between you and Cairn Club Ltd (“Cairn”, “we”) about using this site to find, request and pay for tours. You accept them when you create an account or send a request.

## 1. Who is who
Cairn runs the marketplace. Tours are run by organizers: independent guides and companies. When an organizer confirms your request, you and the organizer have a contract about the tour. Cairn is not a party to it.

## 2. Your account
You need an account to send a request. You must be at least 18 years old and give your own name and an e-mail address you can open. You log in with your e-mail address and a password. Keep the password to yourself.

## 3. Prices
The price of a departure is per person and includes everything the tour page lists as included. We add no fees to it. Every tour is charged in the currency its organizer has set. Amounts in other currencies are a guide.

## 4. From request to tour
# You choose a departure and send a request. Nothing is charged.
# The organizer has 72 hours to confirm or decline. Without an answer the request lapses.
# After the confirmation you have 24 hours to pay the prepayment. If it does not arrive in time, the booking is cancelled.
# You pay the balance by the date shown in the booking.

## 5. Payment
Cards are charged by a payment provider. We never receive or store the card number. The prepayment goes to the organizer when it arrives. The balance is held by us and passed on when the tour starts.

## 6. Cancellation and refunds
- Within 24 hours of the prepayment: you get back everything you paid.
- After that, up to the day the balance is due: you get back half of what you paid.
- Later: there is no refund.
- If the organizer cancels: you get back everything you paid.
To cancel, write to our support through [contacts](/contacts). A refund goes to the card you paid with, usually within 10 working days.

## 7. On the tour
Choose a tour you can manage and follow the [safety rules](/safety-rules) and the instructions of your guide. Visas, vaccinations, the journey to the meeting point and travel insurance are yours to arrange. A tourist under 18 travels with an adult who is responsible for them.

## 8. Reviews
After the tour you receive a link to a review form. We remove a review only if it is insulting, unlawful or about a different tour.

## 9. What we answer for
We answer for our own work, the organizer answers for the tour itself. Nothing here limits our liability for intent or gross negligence, for injury we have caused, or any right that the law gives you as a consumer.

## 10. Complaints and changes
Write to the organizer first and then to us through [contacts](/contacts). We answer within 15 working days. We announce a new version of these terms on the site 14 days before it takes effect. A booking keeps the version that was in force when you sent the request.
`;

export const AGREEMENT: LegalDocument = {
  kind: 'agreement',
  title: 'Terms for tourists',
  versions: [
    { version: '2026-09', publishedOn: '2026-09-01', text: SEPTEMBER_2026 },
    { version: '2025-03', publishedOn: '2025-03-15', text: MARCH_2025 },
  ],
};
