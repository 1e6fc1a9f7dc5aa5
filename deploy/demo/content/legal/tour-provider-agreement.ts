import type { LegalDocument } from './model.ts';

const SEPTEMBER_2026 = `
This agreement is between Cairn Club Ltd (“Cairn”, “we”) and you, the organizer who sells tours on this site. You accept it when you apply. What tourists are promised is in the [terms for tourists](/agreement). They are part of this agreement.

## 1. Who can be an organizer
You can sell here as a natural person, as an individual entrepreneur or as a company. You run the tours yourself or with guides whom you employ and know. You do not resell tours of others.
### The check
Before your first tour is published we check four things:
- Identity: a document of the person or the papers of the company, and the bank account that payouts go to.
- Screening: licences and insurance where the law of the place asks for them.
- Media: your pictures and videos show your own tours and you may use them.
- Interview: a talk with an expert about your routes, your equipment and what you do when something goes wrong.
We tell you the result within 10 working days, and the reason if it is no. Tell us within 5 days when a document expires or changes.

## 2. Tours and prices
The tour page must be true and complete: route, daily distance and ascent, highest point, level, lodging, group size, minimum age, what is included and what is not. Correct it as soon as something changes. Tell tourists who have booked, in the chat.
- The price is per person and holds everything a tourist has to pay to take part. Park fees, permits and shared equipment belong in it.
- You ask for no further payment on the way, except for the optional extras that the page names with their prices.
- Your price here is not higher than where you sell the same departure elsewhere.
- You set the prepayment and the date of the balance for each departure.
- A discount needs a real earlier price. You can give one until a date, for booking ahead by a number of days, for a season or for a single departure.
- Mark a departure as guaranteed only if it runs with however many tourists there are.
Keep the number of free seats right. Seats are held for a request from the moment it is sent.

## 3. Requests and bookings
# A request reaches you with the name of the tourist, the departure and the number of people.
# You confirm or decline within 48 hours. A request without an answer lapses.
# The tourist prepays within 24 hours of your confirmation.
# With the prepayment the booking is firm, and you run the departure as described.
# Before the start you fill in the meeting details on the page whose private link we send you. Do not pass the link on: it shows the names of the tourists.
Decline only for a reason that concerns the tour. Never decline because of origin, religion, sex, orientation or a disability that does not make the tour unsafe.

## 4. Money
We take the payments of tourists on your behalf and hold them. When the tour starts, we pass them on to your bank account within 3 working days, less our commission.
The commission is a share of the tour price. You see it in your back office before you publish and for every booking. It is never added to what the tourist pays. If the share changes, bookings that were already requested keep the old one.
Taxes on your income are yours.
Do not ask tourists to pay for a booking outside the site before the tour.

## 5. Cancellations
### By the tourist
The tourist gets back everything within 48 hours of the first payment. After that, up to and including the day the balance is due, you keep the prepayment and the rest is refunded. Later you keep everything. Our commission is taken only from what you keep.
You may always refund more, through our support.
### By you
If you cancel, the tourist gets back everything they paid, whatever the reason. We take no commission. Tell the tourist in the chat first, and offer another date where you can.
If you cancel more than 3 prepaid departures in 12 months without a reason such as closed roads, a ban or illness, we may remove your tours from the site.
### By us
We may cancel a booking when there is a serious safety concern, suspected fraud or a breach of this agreement. The tourist gets everything back.

## 6. Safety
You are responsible for the safety of the group from the meeting point to the end of the tour. You keep the [safety rules](/safety-rules), carry the equipment they name and have the insurance that the law of the place demands. Report an accident that needed a doctor or a rescue to us within 24 hours, and a near miss that could have become one within 7 days.

## 7. Messages and reviews
Answer messages politely. Do not send advertising through the chat.
Only people who travelled can review. You may reply to a review once, and you may report one that breaks the rules. You may not write reviews of your own tours or pay for reviews.

## 8. Data of tourists
You receive the data of tourists for one purpose: to run their booking. Keep it safe, give it only to guides and hosts who need it, and delete it 12 months after the tour unless the law makes you keep it longer. Tell us within 24 hours if data has been lost or stolen. The rest is in the [privacy policy](/privacy).

## 9. Your content
The texts and pictures you upload remain yours. You allow us to show, translate, resize and advertise them together with your tours for as long as the tours are published. You confirm that people who can be recognised in them have agreed.

## 10. When rules are broken
We usually write first and give you 7 days to put things right. If the breach concerns safety, fraud, discrimination or payments outside the site, we can hide your tours at once. We tell you why, and you can answer through [contacts](/contacts). We look at it again within 10 working days.

## 11. Liability
You answer to the tourist for the tour, and to us for claims that arise because you broke this agreement or the law. Nobody’s liability for intent, gross negligence or injury is limited.

## 12. End and changes
You can end the agreement at any time, we can with 30 days’ notice. Prepaid bookings are carried out and paid out as agreed.
We announce a new version by e-mail at least 30 days before it applies. A booking keeps the version in force on the day of the request. The law of the country where Cairn Club Ltd has its seat applies.
### What is new in this version
- You confirm within 48 hours. It was 72 hours.
- Prepayments are held until the tour starts, like balances. They used to be passed on at once.
- Tourists can cancel free of charge for 48 hours after the first payment, and you keep the whole prepayment after that.
- The interview with an expert has become part of the check, and near misses must be reported.
`;

const MARCH_2025 = `
This agreement is between Cairn Club Ltd (“Cairn”, “we”) and you, the organizer who sells tours on this site. You accept it when you apply. The [terms for tourists](/agreement) are part of it.

## 1. Who can be an organizer
You can sell here as a natural person, as an individual entrepreneur or as a company. Before your first tour is published we check your identity, your bank account and your pictures. Licences and insurance are yours to have where the law asks for them.

## 2. Tours and prices
The tour page must be true and complete. Correct it as soon as something changes.
- The price is per person and holds everything a tourist has to pay to take part.
- Your price here is not higher than where you sell the same departure elsewhere.
- You set the prepayment and the date of the balance for each departure.
- A discount needs a real earlier price.

## 3. Requests and bookings
# A request reaches you with the name of the tourist, the departure and the number of people.
# You confirm or decline within 72 hours. A request without an answer lapses.
# The tourist prepays within 24 hours of your confirmation.
# You send the meeting details to the tourists by e-mail before the start.

## 4. Money
We pass the prepayment on to you when it arrives, and the balance within 5 working days of the start of the tour, less our commission. The commission is a share of the tour price and is shown in your back office. Taxes on your income are yours.

## 5. Cancellations
- Within 24 hours of the prepayment the tourist gets back everything.
- After that, up to the day the balance is due, half of what was paid goes back to the tourist and half stays with you.
- Later you keep everything.
- If you cancel, the tourist gets back everything. You return what we have already passed on to you within 10 working days.

## 6. Safety
You are responsible for the safety of the group and keep the [safety rules](/safety-rules). Report an accident that needed a doctor or a rescue to us within 3 days.

## 7. Messages, reviews and data
Answer messages politely. You may reply to reviews, and you may not write or buy them. You use the data of tourists only to run their booking and delete it afterwards.

## 8. Your content
The texts and pictures you upload remain yours. You allow us to show and translate them together with your tours.

## 9. End and changes
Either side can end the agreement with 14 days’ notice. Prepaid bookings are carried out. If you break the agreement, we can remove your tours. We announce a new version on the site 14 days before it applies.
`;

export const TOUR_PROVIDER_AGREEMENT: LegalDocument = {
  kind: 'tour-provider-agreement',
  title: 'Organizer agreement',
  versions: [
    { version: '2026-09', publishedOn: '2026-09-01', text: SEPTEMBER_2026 },
    { version: '2025-03', publishedOn: '2025-03-15', text: MARCH_2025 },
  ],
};
