import { useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { Button } from './button.tsx';
import { COUNTRY_LIST_WIDTH, SELECT_OFFSET } from './constants.ts';
import { digitsOf, findCountries, isCodeQuery, useCountries, useCountryNames } from './country-list.ts';
import { cx } from './cx.ts';
import { fieldClass } from './field.tsx';
import { Flag } from './flag.tsx';
import { Floating, rowClass } from './floating.tsx';
import { CheckIcon, ChevronDownIcon, SearchIcon } from './icons.tsx';
import { useKitMessages } from './kit-messages.ts';
import css from './phone-input.module.css';
import { useIsHydrated } from './use-is-hydrated.ts';
import { callingCodeFor, type Dialling } from './use-phone.ts';

interface PhoneCountryProps {
  dialling: Dialling;
  onChange: (dialling: Dialling) => void;
  isDisabled: boolean | undefined;
}

/** Flag and calling code; opens the list of countries. */
export function PhoneCountry({ dialling, onChange, isDisabled }: PhoneCountryProps) {
  const t = useKitMessages();
  const nameOf = useCountryNames();
  const isHydrated = useIsHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const code = `+${callingCodeFor(dialling)}`;
  const isNamed = 'country' in dialling && isHydrated;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <AriaButton
        className={css.country}
        isDisabled={isDisabled}
        aria-label={t('input_phone.country', { country: isNamed ? `${nameOf(dialling.country)}, ${code}` : code })}
      >
        {'country' in dialling ? <Flag country={dialling.country} /> : null}
        <span>{code}</span>
        <ChevronDownIcon size={16} className={css.chevron} />
      </AriaButton>
      <Floating
        offset={SELECT_OFFSET}
        placement="bottom start"
        style={{ minWidth: COUNTRY_LIST_WIDTH }}
        className={css.popover}
      >
        <Dialog aria-label={t('input_phone.search')} className={css.dialog}>
          <CountrySearch
            dialling={dialling}
            onChange={(next) => {
              setIsOpen(false);
              onChange(next);
            }}
          />
        </Dialog>
      </Floating>
    </DialogTrigger>
  );
}

function CountrySearch({ dialling, onChange }: Pick<PhoneCountryProps, 'dialling' | 'onChange'>) {
  const t = useKitMessages();
  const [query, setQuery] = useState('');
  const found = findCountries(useCountries(), query);
  const chosen = 'country' in dialling ? [dialling.country] : [];
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      {/* The list was opened to look for a country: the caret belongs here. */}
      <TextField aria-label={t('input_phone.search')} autoFocus className={css.search}>
        <SearchIcon className={css.searchIcon} />
        <Input
          role="combobox"
          aria-expanded={found.length > 0}
          placeholder={t('input_phone.search')}
          className={cx(fieldClass.control, css.query)}
        />
      </TextField>
      {found.length > 0 ? (
        <ListBox
          aria-label={t('input_phone.countries')}
          items={found.map((country) => ({ ...country, id: country.code }))}
          selectionMode="single"
          selectedKeys={chosen}
          onSelectionChange={(keys) => {
            // the chosen country, chosen again, leaves nothing selected: it stays
            const [key = chosen[0]] = keys;
            if (key !== undefined) onChange({ country: String(key) });
          }}
          className={css.list}
        >
          {({ code, name, callingCode }) => (
            <ListBoxItem textValue={`${name} +${callingCode}`} className={cx(rowClass.row, css.item)}>
              <Flag country={code} />
              <span>{name}</span>
              <span className={css.code}>+{callingCode}</span>
              <CheckIcon size={16} className={rowClass.tick} />
            </ListBoxItem>
          )}
        </ListBox>
      ) : (
        <NothingFound query={query} onUse={(callingCode) => onChange({ callingCode })} />
      )}
    </Autocomplete>
  );
}

/** Country codes have one to three digits (ITU-T E.164); the api takes what looks like a number. */
const CODE_MAX = 4;

function NothingFound({ query, onUse }: { query: string; onUse: (callingCode: string) => void }) {
  const t = useKitMessages();
  const digits = digitsOf(query);
  if (!isCodeQuery(query)) {
    return (
      <div role="status" className={css.nothing}>
        <p>{t('input_phone.nothing')}</p>
        <p>{t('input_phone.not_found_country_text')}</p>
      </div>
    );
  }
  return (
    <div role="status" className={css.nothing}>
      <p>{t('input_phone.not_found_code_text')}</p>
      {digits.length <= CODE_MAX ? (
        <Button size="sm" variant="soft" onPress={() => onUse(digits)}>
          {t('input_phone.use_code_button', { code: `+${digits}` })}
        </Button>
      ) : null}
    </div>
  );
}
