import { namesOfValues, type TouristValues } from './tourist-values.ts';

/** The fields in which two versions of one tourist differ, in the order of the form. */
export const differences = (one: TouristValues, other: TouristValues): (keyof TouristValues)[] =>
  namesOfValues.filter((name) => one[name] !== other[name]);
