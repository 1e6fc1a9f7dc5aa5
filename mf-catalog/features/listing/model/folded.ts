/** Small letters without marks: "Führer" is "fuhrer", "ребёнок" is "ребенок", and "май" is "маи". */
export const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
