import type { LegalDocument } from './model.ts';

const SEPTEMBER_2026 = `
This policy says what Cairn Club Ltd (“Cairn”, “we”) knows about you, why, who else sees it and how long we keep it. We are responsible for the data described here. For anything about it, write to us through [contacts](/contacts).

## 1. In short
- You can look at every tour, price and review without an account.
- We ask for what a booking needs and not more.
- Card data goes from your browser to the payment provider and never reaches us.
- An organizer sees your data when you write to them or send them a request.
- We do not sell data and show no advertising of others.

## 2. What we collect
### When you look around
Our servers note the address of the page, the time, your network address and the kind of browser. We use this to keep the site running and to stop attacks. Small cookies remember your choices, see section 6.
### When you have an account
Your name, your e-mail address, your time zone, your language and your currency, and your phone number, country and picture if you give them. If you set a password, we store only a value from which it cannot be read back. Codes for logging in are sent by e-mail. A code is valid for 10 minutes, and we store it only in scrambled form.
### When you book
The tour, the departure, the number of tourists, your message to the organizer and the history of the booking. On the booking page you name the tourists. We ask for first and last name. Birthday, e-mail address, phone number and what somebody cannot eat are given where the tour needs them. Passport details are asked for only if a permit, a ticket or a border makes it necessary.
What a person cannot eat may say something about health or religion. We use it for the meals of that tour and for nothing else.
### When you pay
The amount, the currency, the time and whether the payment succeeded. The card number, its expiry date and the security code are sent to the payment provider directly.
### When you write
Messages with organizers and with support, and the files you attach. We read a conversation only if one side asks for help, if a message is reported or if there is a sign of fraud.
### When you review
Your first name, the rating, the text and the pictures. A review is public.

## 3. Why we may use it
- To carry out the contract: your account, requests, bookings, payments, messages about them.
- Because the law asks for it: accounting records and answers to authorities with a valid order.
- Because we have a good reason that does not harm you: security, preventing fraud, finding faults.
- Because you agreed: letters about new tours. You can take consent back at any time.
No decision that matters to you is made by a machine alone. Deadlines of bookings are the exception: a request that is not confirmed or prepaid in time lapses by itself, as the [terms](/agreement) say.

## 4. Who else sees it
- The organizer of a tour you request or ask about: your name, your messages, and for a booking the details of its tourists. Organizers may use them only to run that booking and delete them 12 months after the tour.
- The payment provider: what is needed for the payment.
- Companies that run servers and send e-mail for us. They work on our orders and may not use the data for themselves.
- Authorities and rescue services, when the law demands it or when somebody is in danger.
Organizers work in many countries, some with weaker rules for data than yours. Sending your details there is necessary for the tour you have asked for. With our other partners we have contracts that require the same protection as at home.

## 5. Private links
The link to a booking that we send you opens that booking without logging in. Whoever has the link can see the booking. Share it only with people who may.

## 6. Cookies
These are the cookies that our site sets. None of them follows you to other sites. On https the names of those that log you in begin with __Host-.
- Session (cairn_access, cairn_refresh): keeps you logged in, for up to 60 days, or until you close the browser if you did not choose to stay logged in. Scripts on the page cannot read it.
- Device (cairn_device): a random number that your browser gets when you first log in or ask for a code, so that nobody else can use the codes sent to you. 400 days. Scripts on the page cannot read it.
- Version of the site (visitor): a random number that keeps you on the same version of each page while we try out a new one. One year.
- Style of the site (sheets): a short code, the same for everybody, of the versions whose style sheets your browser has been sent. One year.
- Country (country): the country that your network address points to, so that distances and prices are shown as you know them. 180 days.
- Language (i18n_redirected): the language you chose. One year.
- Currency (i18n_currency): the currency you chose. One year.
- Time zone (time_zone): the time zone of your device, so that deadlines are shown as your clocks show them. One year.
- Theme (theme): light or dark, if you chose one. One year.
- Favourites (favorite_tours): numbers of the tours you kept before logging in. 180 days. When you log in, they move to your account and the cookie is deleted.
- Cookie notice (cookie_notice): that you have closed it. 180 days.
- Where you came from (utm_source, utm_campaign, utm_content, last_request_id, subscriber_id, tour_selection_token): what stood in the link that brought you here. Campaigns for 3 days, the numbers of a request or a subscription for 180 days, a selection of tours until you close the browser.
Session, device, version, style, country and time zone are needed for the site to work. The others exist only after you have made the choice or followed the link that they remember. You can delete all of them in your browser.
A video that is shown from another service may set cookies of that service once you start it.

## 7. How long we keep it
- Codes and expired sessions: 30 days.
- Server records: 90 days.
- Account: until you close it, or 3 years after your last visit.
- Messages: as long as both accounts exist, and 3 years after the booking they belong to.
- Details of tourists: 12 months after the tour. Passport details: 30 days after it.
- Bookings and payments: as long as accounting law demands, often 7 to 10 years, with names only where the law asks for them.
- Reviews: until you ask us to remove them. If you close your account, the name is taken off.

## 8. How we protect it
All connections are encrypted. Passwords, codes and session keys are stored in a form that cannot be read back. Our staff see data only as far as their work needs it. If data is lost or stolen and that could harm you, we tell you and the authority within 72 hours.

## 9. Children
Accounts are for adults. Data of children comes from the adult who books for them, and we use it only for that booking.

## 10. Your rights
You can ask us at any time
- which data we have about you, and for a copy that a machine can read,
- to correct or delete it,
- to stop or limit a use you disagree with,
- to take back a consent.
Write through [contacts](/contacts) from the e-mail address of your account. We answer within 30 days, free of charge. Where the law makes us keep something, we tell you what and until when. You can also complain to the data protection authority of the country where you live.

## 11. Changes
We announce a new version by e-mail at least 30 days before it applies. Earlier versions stay on this page.
### What is new in this version
- Logging in with a code from an e-mail is described, and so are private links.
- Every cookie is listed with its purpose and its time.
- Details of tourists are deleted 12 months after the tour. It was 3 years.
- We no longer pass data to advertising networks, and their cookies are gone.
`;

const MARCH_2025 = `
This policy says what Cairn Club Ltd (“Cairn”, “we”) knows about you and why. We are responsible for the data described here. For anything about it, write to us through [contacts](/contacts).

## 1. What we collect
- When you look around: the address of the page, the time, your network address and the kind of browser.
- When you have an account: your name, your e-mail address, your phone number and your country. Your password is stored in a form that cannot be read back.
- When you book: the tour, the departure, your message and the details of the tourists.
- When you pay: the amount, the currency and the time. Card data goes to the payment provider directly, and we never receive it.
- When you write: messages with organizers and with support.
- When you review: your first name, the rating and the text, which are public.

## 2. Why we use it
We use data to carry out bookings, to keep the site safe, to meet the demands of the law and, if you agreed, to send you letters about new tours. You can take consent back at any time.

## 3. Who else sees it
- The organizer of a tour you request.
- The payment provider.
- Companies that run servers and send e-mail for us.
- Advertising networks, which learn through their cookies which tour pages you opened. You can refuse this in the cookie notice.
- Authorities, when the law demands it.

## 4. Cookies
We use cookies to keep you logged in and to remember your currency and your favourites. Advertising networks set cookies of their own unless you refuse them. You can delete cookies in your browser.

## 5. How long we keep it
- Server records: 12 months.
- Account and messages: until you close the account.
- Details of tourists: 3 years after the tour.
- Bookings and payments: as long as accounting law demands.

## 6. Your rights
You can ask which data we have about you, have it corrected or deleted, and object to a use of it. Write to us through [contacts](/contacts). We answer within 30 days. You can also complain to the data protection authority of the country where you live.

## 7. Changes
We announce a new version on the site 14 days before it applies.
`;

export const PRIVACY: LegalDocument = {
  kind: 'privacy',
  title: 'Privacy policy',
  versions: [
    { version: '2026-09', publishedOn: '2026-09-01', text: SEPTEMBER_2026 },
    { version: '2025-03', publishedOn: '2025-03-15', text: MARCH_2025 },
  ],
};
