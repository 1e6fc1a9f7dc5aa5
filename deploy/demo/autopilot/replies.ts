/** What the demonstration's organizer knows about the tour that a chat is about. */
export interface ReplyFacts {
  tourist: string;
  person: string;
  tour: string | null;
  startPlace: string;
  days: number;
  distanceKm: number;
  maxAltitudeM: number;
  groupMax: number;
  whatToBring: readonly string[];
  included: readonly string[];
  fitness: string;
}

const list = (items: readonly string[]): string => items.slice(0, 4).join(', ').toLowerCase();
const firstName = (name: string): string => name.split(' ')[0] ?? name;

interface Topic {
  asks: RegExp;
  answer(facts: ReplyFacts): string;
}

/** the first topic that the question is about decides */
const TOPICS: readonly Topic[] = [
  {
    asks: /\b(pack|bring|gear|equipment|boots?|shoes|clothes|jacket|poles)\b/i,
    answer: ({ whatToBring }) =>
      whatToBring.length > 0
        ? `Good that you ask early. Please bring ${list(whatToBring)}. Boots should be broken in, everything else we can talk about here.`
        : 'Sturdy boots that you know well, layers and a rain jacket. I send the full list with the meeting details.',
  },
  {
    asks: /\b(fit|fitness|hard|difficult|level|beginner|train|experience|tired)\b/i,
    answer: ({ fitness, distanceKm, days }) =>
      `${fitness || `We walk about ${Math.round(distanceKm / Math.max(1, days))} km a day with breaks.`} We always go at the pace of the slowest.`,
  },
  {
    asks: /\b(weather|rain|snow|cold|warm|temperature|season)\b/i,
    answer: ({ maxAltitudeM }) =>
      `Mountain weather changes fast, and up at ${maxAltitudeM.toLocaleString('en-GB')} m nights are cool in any month. I watch the forecast and move the day's start when it helps.`,
  },
  {
    asks: /\b(meet|meeting|airport|transfer|train station|arrive|arrival|get there|pick ?up)\b/i,
    answer: ({ startPlace }) =>
      `We meet in ${startPlace} on the first morning. I send the exact spot and my phone number a week before.`,
  },
  {
    asks: /\b(eat|food|vegan|vegetarian|gluten|allerg\w*|meal|breakfast|dinner)\b/i,
    answer: () =>
      'We cook for everyone, and vegetarian or vegan is no trouble. Add allergies to the tourist details and I plan for them.',
  },
  {
    asks: /\b(include|included|price|cost|pay|money|cash|tip)\b/i,
    answer: ({ included }) =>
      included.length > 0
        ? `The price covers ${list(included)}. What is not covered is listed on the tour page, and there is nothing else to pay.`
        : 'Everything that the tour page lists is covered by the price, and there is nothing else to pay.',
  },
  {
    asks: /\b(group|people|others|alone|solo|how many)\b/i,
    answer: ({ groupMax }) =>
      `We are at most ${groupMax} plus the guides. About half usually come on their own, so you are in good company.`,
  },
  {
    asks: /\b(thank|thanks|great|perfect|super)\b/i,
    answer: ({ tourist }) => `You are welcome, ${firstName(tourist)}. Write whenever something comes to mind.`,
  },
];

const OTHERWISE: readonly ((facts: ReplyFacts) => string)[] = [
  ({ tourist }) =>
    `Thank you for writing, ${firstName(tourist)}. Let me check with the team, I come back to you today.`,
  ({ tour, days }) =>
    `Good question.${tour ? ` On ${tour} we have ${days} days, so there is room for that.` : ''} Tell me a little more and I plan it in.`,
  ({ tourist }) => `That should work, ${firstName(tourist)}. I make a note of it for the guide.`,
];

/** A plausible answer; the same question with the same seed gets the same one. */
export function replyTo(question: string, facts: ReplyFacts, seed: number): string {
  const topic = TOPICS.find(({ asks }) => asks.test(question));
  return topic ? topic.answer(facts) : (OTHERWISE[seed % OTHERWISE.length]?.(facts) ?? '');
}

export const welcome = ({ tourist, person, tour, startPlace }: ReplyFacts, tourists: number): string =>
  [
    `Hello ${firstName(tourist)}, ${firstName(person)} here. Your ${tourists === 1 ? 'seat is' : `${tourists} seats are`} confirmed${tour ? ` for ${tour}` : ''}.`,
    `After the prepayment I send you the details of the meeting point in ${startPlace}. Any question, just write here.`,
  ].join(' ');
