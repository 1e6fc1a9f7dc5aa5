import { degreesIn, type UnitSystem } from '@cairn/shared-contracts/domain/units';

const MM_IN_INCH = 25.4;

/** degrees as the visitor's country counts them, whole */
export const degrees = (celsius: number, units: UnitSystem): number => Math.round(degreesIn(celsius, units)) + 0;

const RAINFALL: Readonly<Record<UnitSystem, (millimetres: number) => number>> = {
  metric: Math.round,
  imperial: (millimetres) => Math.round((millimetres / MM_IN_INCH) * 10) / 10,
};

/** millimetres, or inches with one decimal */
export const rainfall = (millimetres: number, units: UnitSystem): number => RAINFALL[units](millimetres);

/** symbols that no language translates */
export const DEGREE: Readonly<Record<UnitSystem, string>> = { metric: '°C', imperial: '°F' };
