/** A per cent figure as the deviation pages print it: without a needless sign. */
export const formatPercent = (value: string): string => `${value}%`
