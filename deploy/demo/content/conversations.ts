/** A day of the trip that a line is counted from. */
export type Milestone = 'booked' | 'starts' | 'ends';

export interface Line {
  who: 'tourist' | 'organizer';
  /** '18:05' of so many days after it, in UTC */
  at: readonly [milestone: Milestone, days: number, time: string];
  text: string;
  hasPhoto?: boolean;
  isUnread?: boolean;
}

/** What the demo tourist and their organizers wrote about the trips that they made, by tour. What the booking did the site tells itself. */
export const CONVERSATIONS: Readonly<Record<number, readonly Line[]>> = {
  2: [
    {
      who: 'tourist',
      at: ['booked', -1, '15:40'],
      text: 'Hello Youssef, we are two and have walked from hut to hut in the Alps, but never with mules. How long are the days on M’Goun?',
    },
    {
      who: 'organizer',
      at: ['booked', -1, '17:05'],
      text: 'Hello Kate, five to seven hours, and the long one is the shoulder of M’Goun. The mules carry everything but your day pack.',
    },
    {
      who: 'tourist',
      at: ['starts', -12, '18:10'],
      text: 'Do we need sleeping bags of our own? Tomáš has none for nights below zero.',
    },
    {
      who: 'organizer',
      at: ['starts', -12, '19:02'],
      text: 'Travel light: we bring bags for minus ten, washed after every trip. A liner is enough.',
    },
    {
      who: 'organizer',
      at: ['starts', -1, '16:30'],
      text: 'Tomorrow at eight in front of your hotel. You will know me by the blue scarf. There is a stop for tea on the way.',
    },
    {
      who: 'tourist',
      at: ['ends', 2, '11:15'],
      text: 'We are home and everything still smells of roses. Thank you, and our greetings to Hassan and his mules!',
    },
    {
      who: 'organizer',
      at: ['ends', 8, '17:05'],
      text: 'A guest sent me this from the camp of your third evening, and I thought of you at once:',
      hasPhoto: true,
      isUnread: true,
    },
    {
      who: 'organizer',
      at: ['ends', 8, '17:07'],
      text: 'If you come back: there is a way over the pass that we did not walk, two days longer.',
      isUnread: true,
    },
  ],
  3: [
    {
      who: 'tourist',
      at: ['booked', -2, '19:20'],
      text: 'Is one ski tour a week at home enough for a summit a day?',
    },
    {
      who: 'organizer',
      at: ['booked', -2, '20:45'],
      text: 'Yes, if you climb 1,000 metres without counting them. We turn round whenever the group wants to, and the stove on board is warm.',
    },
    { who: 'tourist', at: ['starts', -20, '09:12'], text: 'Can one rent skis and skins in Tromsø?' },
    {
      who: 'organizer',
      at: ['starts', -20, '10:30'],
      text: 'At the shop beside the harbour. Write me your heights and the sizes of your boots, and I book them for you.',
    },
    { who: 'tourist', at: ['starts', -20, '10:41'], text: '172 cm and 39, 184 cm and 44. Thank you, Lena!' },
    {
      who: 'organizer',
      at: ['ends', 3, '14:00'],
      text: 'Thank you for a week of good company. Somebody left a green thermos with a dent on board: yours?',
    },
    {
      who: 'tourist',
      at: ['ends', 3, '18:26'],
      text: 'Ours, and the dent is its best part. Please keep it for us: we come back for it.',
    },
  ],
  4: [
    {
      who: 'tourist',
      at: ['booked', -1, '10:05'],
      text: 'Are the tunnels of the ridge a problem for somebody who does not like the dark?',
    },
    {
      who: 'organizer',
      at: ['booked', -1, '11:50'],
      text: 'The longest one takes four minutes, and everybody has a lamp. I walk beside whoever wants company.',
    },
    { who: 'tourist', at: ['ends', 4, '16:33'], text: 'Which fern was it that we all photographed at the levada?' },
    {
      who: 'organizer',
      at: ['ends', 4, '17:10'],
      text: 'A hare’s-foot fern, Davallia canariensis. I walk past it every week and had never seen it.',
    },
    { who: 'tourist', at: ['ends', 4, '17:18'], text: 'Then we were of some use. Até à próxima!' },
  ],
};
