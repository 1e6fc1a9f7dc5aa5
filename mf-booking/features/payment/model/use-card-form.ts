import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type FormControl, useForm } from '@cairn/shared-contracts/ui/form';
import { type RefObject, useRef } from 'react';
import { type Card, type CardField, cardProblem, EMPTY_CARD } from './card.ts';

type InputRefs = Record<CardField, RefObject<HTMLInputElement | null>>;

export interface CardForm extends FormControl<Card> {
  refs: InputRefs;
  /** a field that the bank did not like */
  focus(field: CardField): void;
}

/** @param pay runs with a card that is in order, as far as a form can tell */
export function useCardForm(pay: (card: Card) => Promise<void>): CardForm {
  const { t } = useTranslation('mf-booking');
  const refs: InputRefs = {
    number: useRef<HTMLInputElement>(null),
    expiry: useRef<HTMLInputElement>(null),
    cvc: useRef<HTMLInputElement>(null),
    name: useRef<HTMLInputElement>(null),
  };
  const ruleOf = (field: CardField) => (_value: string, card: Card) => {
    const problem = cardProblem(field, card, new Date());
    return problem ? t(`card.error.${problem}`) : undefined;
  };
  const form = useForm({
    id: 'card',
    initial: EMPTY_CARD,
    rules: {
      number: [ruleOf('number')],
      expiry: [ruleOf('expiry')],
      cvc: [ruleOf('cvc')],
      name: [ruleOf('name')],
    },
    onSubmit: pay,
  });

  return {
    ...form,
    refs,
    focus: (field) => {
      refs[field].current?.focus();
      refs[field].current?.select();
    },
  };
}
