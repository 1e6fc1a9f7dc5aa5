import { useMemo } from 'react';
import { ComboBox, type ComboBoxProps } from './combo-box.tsx';
import { isCountryCalled } from './country-list.ts';
import { Flag } from './flag.tsx';

/** A country of a form: the number that it is kept by, its name in the reader's language. */
export interface FormCountry {
  id: number;
  name: string;
  /** ISO 3166-1 alpha-2; without it the country is found by the name that is shown alone */
  iso_code?: string;
}

export interface CountryBoxProps extends Omit<ComboBoxProps, 'options' | 'finds' | 'isFilteredElsewhere'> {
  countries: readonly FormCountry[];
}

/**
 * One of many countries, behind its flag. Who lives between languages types it as they call it at home: it is found by its name in any
 * language of the site, in its own, and by its letters of ISO 3166-1. The value is the country's number as text.
 */
export function CountryBox({ countries, ...rest }: CountryBoxProps) {
  const codes = useMemo(() => new Map(countries.map(({ id, iso_code }) => [`${id}`, iso_code])), [countries]);
  return (
    <ComboBox
      {...rest}
      options={countries.map(({ id, name, iso_code }) => ({
        ...{ id: `${id}`, label: name },
        ...(iso_code ? { icon: <Flag country={iso_code} /> } : {}),
      }))}
      finds={(id, typed) => {
        const code = codes.get(id);
        return code !== undefined && isCountryCalled(code, typed);
      }}
    />
  );
}
