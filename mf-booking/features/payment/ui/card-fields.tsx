import { CreditCardIcon } from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { TextField } from '@cairn/shared-contracts/ui/text-field';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { type Card, type CardField, cvcLength, formatCvc, formatExpiry, formatNumber } from '../model/card.ts';
import type { CardForm } from '../model/use-card-form.ts';
import { useMaskedCaret } from '../model/use-masked.ts';
import css from './card-fields.module.css';

const FORMAT: Record<CardField, (text: string, card: Card) => string> = {
  number: formatNumber,
  expiry: formatExpiry,
  cvc: (text, { number }) => formatCvc(text, number),
  name: (text) => text,
};

const AUTO_COMPLETE: Record<CardField, HTMLInputAutoCompleteAttribute> = {
  number: 'cc-number',
  expiry: 'cc-exp',
  cvc: 'cc-csc',
  name: 'cc-name',
};

/** Number, expiry, security code and name, formatted while typed. */
export function CardFields({ form }: { form: CardForm }) {
  return (
    <div className={css.fields}>
      <CardInput form={form} field="number" />
      <CardInput form={form} field="expiry" />
      <CardInput form={form} field="cvc" />
      <CardInput form={form} field="name" />
    </div>
  );
}

function CardInput({ form, field }: { form: CardForm; field: CardField }) {
  const { t } = useTranslation('mf-booking');
  const { values: card, refs } = form;
  const keepCaret = useMaskedCaret(refs[field], card[field]);
  const bound = form.field(field);
  const isName = field === 'name';
  const digits = cvcLength(card.number);
  return (
    <TextField
      {...bound}
      className={isName || field === 'number' ? css.full : ''}
      label={t(`card.${field}`)}
      placeholder={t(`card.placeholder.${field}`, { digits })}
      icon={field === 'number' ? <CreditCardIcon /> : undefined}
      onChange={(text) => {
        if (!isName) keepCaret();
        bound.onChange(FORMAT[field](text, card));
      }}
      inputRef={refs[field]}
      autoComplete={AUTO_COMPLETE[field]}
      inputMode={isName ? 'text' : 'numeric'}
      inputProps={{ autoCapitalize: isName ? 'characters' : 'off', spellCheck: false }}
      isRequired
    />
  );
}
