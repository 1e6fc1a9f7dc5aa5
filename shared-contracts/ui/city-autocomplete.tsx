import { useState } from 'react';
import { type ChosenCity, type City, creatableName } from './city-options.ts';
import { ComboBox } from './combo-box.tsx';
import type { FieldTexts } from './field.tsx';
import { MapPinIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import { type SearchCities, useCitySearch } from './use-city-search.ts';

export type { ChosenCity, City, SearchCities };

export interface CityAutocompleteProps extends FieldTexts {
  value: ChosenCity | null;
  /** null as soon as what is typed is no longer the chosen city */
  onChange: (city: ChosenCity | null) => void;
  onBlur?: () => void;
  search: SearchCities;
  /** Whether a city that nobody knows yet may be named. */
  canCreate?: boolean;
  placeholder?: string;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string;
}

const CREATE = 'create';

/** A city, found while its name is typed. */
export function CityAutocomplete({
  value,
  onChange,
  onBlur,
  search,
  canCreate = false,
  ...rest
}: CityAutocompleteProps) {
  const t = useKitMessages();
  const [query, setQuery] = useState(value?.name ?? '');
  const [told, setTold] = useState(value);
  if (value !== told) {
    // a draft or a form that starts anew; what was typed stays when it only stopped to be a city
    setTold(value);
    if (value) setQuery(value.name);
  }
  // a chosen name is no question
  const { cities, isLoading } = useCitySearch(value?.name === query ? '' : query, search);
  const created = creatableName({ query, cities, isLoading, canCreate });
  const options = [
    ...cities.map(({ id, name, note }) => ({ id: String(id), label: name, ...(note ? { note } : {}) })),
    ...(created === undefined ? [] : [{ id: CREATE, label: t('cityAutocomplete.create', { name: created }) }]),
  ];

  function choose(city: ChosenCity) {
    setQuery(city.name);
    setTold(city);
    onChange(city);
  }

  function type(text: string) {
    setQuery(text);
    if (value && text !== value.name) {
      setTold(null);
      onChange(null);
    }
  }

  function emptyText() {
    if (!query.trim() || value?.name === query) return t('cityAutocomplete.typeFirst');
    return t(isLoading ? 'cityAutocomplete.loading' : 'cityAutocomplete.nothing');
  }

  return (
    <ComboBox
      {...rest}
      icon={<MapPinIcon />}
      isFilteredElsewhere
      isAnswered={value?.name === query}
      // the text is ours: react-aria would empty it for a city that is not in the list any more
      allowsCustomValue
      value={null}
      options={isLoading ? [] : options}
      inputValue={query}
      onInputChange={type}
      onChange={(id) => {
        if (id === CREATE && created !== undefined) return choose({ id: null, name: created });
        const city = cities.find((known) => String(known.id) === id);
        if (city) choose({ id: city.id, name: city.name });
      }}
      {...(onBlur ? { onBlur } : {})}
      emptyText={emptyText()}
    />
  );
}
