import { type RefObject, useRef, useState } from 'react';
import { CARD_FIELDS, type Card, type CardField, type CardProblem, cardProblem, EMPTY_CARD } from './card.ts';

type InputRefs = Record<CardField, RefObject<HTMLInputElement | null>>;

export interface CardForm {
  card: Card;
  problems: Partial<Record<CardField, CardProblem>>;
  refs: InputRefs;
  change(field: CardField, value: string): void;
  leave(field: CardField): void;
  /** the card if it is in order; otherwise marks what is not and moves there */
  check(): Card | null;
  focus(field: CardField): void;
}

/** Checks a field when it is left, then on every change once it was wrong (guide, section 3). */
export function useCardForm(): CardForm {
  const [card, setCard] = useState(EMPTY_CARD);
  const [problems, setProblems] = useState<CardForm['problems']>({});
  const refs: InputRefs = {
    number: useRef<HTMLInputElement>(null),
    expiry: useRef<HTMLInputElement>(null),
    cvc: useRef<HTMLInputElement>(null),
    name: useRef<HTMLInputElement>(null),
  };
  // a field that was wrong once stays in here, without a problem when it is put right
  const problemsOf = (fields: readonly CardField[], now: Card): CardForm['problems'] =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const problem = cardProblem(field, now, new Date()) ?? undefined;
        return problem || field in problems ? [[field, problem]] : [];
      }),
    );

  return {
    card,
    problems,
    refs,
    change: (field, value) => {
      const next = { ...card, [field]: value };
      setCard(next);
      const wrong = CARD_FIELDS.filter((name) => name in problems);
      if (wrong.length > 0) setProblems({ ...problems, ...problemsOf(wrong, next) });
    },
    leave: (field) => {
      // a field that was only passed by is not wrong yet
      if (card[field]) setProblems({ ...problems, ...problemsOf([field], card) });
    },
    check: () => {
      const found = problemsOf(CARD_FIELDS, card);
      setProblems({ ...problems, ...found });
      const first = CARD_FIELDS.find((field) => found[field]);
      if (first) refs[first].current?.focus();
      return first ? null : card;
    },
    focus: (field) => {
      refs[field].current?.focus();
      refs[field].current?.select();
    },
  };
}
