/** People in a group at most, by option of `maxGroupSize` (specification §3: options 1 to 4). */
export const GROUP_SIZES = [4, 8, 12, 16] as const;

export const groupSizeOf = (option: number): number => GROUP_SIZES[option - 1] ?? option;
