import { createRandom, type Random } from '@cairn/shared-contracts/testing/random';

/** Tourists who once asked: first and last name. */
export const ASKERS = [
  ['Marta', 'Lindqvist'],
  ['Tom', 'Okafor'],
  ['Jonas', 'Weber'],
  ['Ines', 'Carvalho'],
  ['Peter', 'Novotny'],
  ['Hana', 'Sato'],
  ['Olivia', 'Grant'],
  ['Luca', 'Moretti'],
  ['Anna', 'Kowalska'],
  ['Samir', 'Haddad'],
  ['Elin', 'Berg'],
  ['Daniel', 'Brooks'],
] as const;

const TALKS = [
  [
    'Is there a place to leave a suitcase while we walk?',
    'Yes, at our office, free of charge. Bring it in the morning of day one.',
  ],
  [
    'Can my son come along? He is fourteen and walks a lot.',
    'Gladly. We walk at the pace of the slowest, and he will carry no more than his own things.',
  ],
  [
    'How cold are the nights in the tents?',
    'Between two and eight degrees. A bag for zero degrees is enough, and we have some to lend.',
  ],
  [
    'We land late at night. Does anybody meet us?',
    'Our driver does, with your name on a sheet. Send me the number of the flight.',
  ],
  [
    'I do not eat meat. Is that a problem on the way?',
    'None at all, our cook does it for half of every group. Write it into the details of the tourist.',
  ],
  ['Could we stay one day longer at the end?', 'Yes. I add the night at the guest house and you pay only that.'],
] as const;

export interface Talk {
  /** index in {@link ASKERS} */
  asker: number;
  question: string;
  /** null: nobody answered */
  answer: string | null;
  /** before the day that the demonstration was made on */
  daysAgo: number;
  answeredAfterMinutes: number;
}

/** Six to nine questions that an organizer was asked lately, most of them answered in about their usual time. */
export function talksWith(organizerId: number, seed: string, replyHours: number | undefined): Talk[] {
  const random = createRandom(`${seed}|talks|${organizerId}`);
  const usual = replyHours ?? random.pick([1, 2, 3, 3, 4, 5, 6, 8, 12]);
  const askers = shuffled(
    random,
    ASKERS.map((_, index) => index),
  ).slice(0, random.int(6, 9));
  return askers.map((asker, index): Talk => {
    const [question, answer] = random.pick(TALKS);
    // half of the answers on either side of the usual time
    const share = index % 2 === 0 ? random.int(55, 95) : random.int(80, 97);
    const isMissed = index > 0 && random.chance(0.06);
    return {
      ...{ asker, question, answer: isMissed ? null : answer, daysAgo: random.int(5, 80) },
      answeredAfterMinutes: Math.max(4, Math.round((usual * 60 * share) / 100)),
    };
  });
}

function shuffled(random: Random, list: readonly number[]): number[] {
  return list
    .map((item) => [random.int(0, 1_000_000), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}
