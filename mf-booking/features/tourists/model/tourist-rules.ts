import { email, maxLength, phone, required, type Validator } from '@cairn/shared-contracts/domain/validators';
import type { Rules } from '@cairn/shared-contracts/ui/form';
import type { TouristValues } from './tourist-values.ts';

/** characters, as the call takes them */
const NAME_MAX = 60;
const FOOD_MAX = 200;
const PASSPORT_MAX = 40;

export const TOURIST_RULES: Rules<TouristValues> = {
  first_name: [required(), maxLength(NAME_MAX)],
  last_name: [required(), maxLength(NAME_MAX)],
  middle_name: [maxLength(NAME_MAX)],
  email: [email()],
  phone: [phone()],
  food_restriction: [maxLength(FOOD_MAX)],
  passport: [maxLength(PASSPORT_MAX)],
};

/** Whether nothing is wrong and nothing needed is missing: then it is saved without being asked. */
export const isWhole = (values: TouristValues): boolean =>
  Object.entries(TOURIST_RULES).every(([name, rules]) =>
    // rules of a field take the value of that field
    (rules as readonly Validator[]).every((rule) => rule(Reflect.get(values, name), values) === undefined),
  );
