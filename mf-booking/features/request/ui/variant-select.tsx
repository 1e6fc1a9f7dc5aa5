import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { Select } from '@cairn/shared-contracts/ui/select';
import { useEffect, useState } from 'react';
import type { VariantFieldProps } from './variant-field.tsx';

export type VariantSelectProps = VariantFieldProps;

/** Comes with the press that opens it: it takes the focus first, so that closing gives the focus back to it. */
export default function VariantSelect({ variants, selected, onSelect }: VariantSelectProps) {
  const { t } = useTranslation('mf-booking');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  return (
    <Select
      autoFocus
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      label={t('panel.variant')}
      options={variants.map(({ id, name }) => ({ id: String(id), label: name }))}
      value={String(selected.id)}
      onChange={(id) => onSelect(Number(id))}
    />
  );
}
