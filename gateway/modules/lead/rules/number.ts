/** Six digits of the running number. */
const DIGITS = 6

/** 'L' or 'Q' + yyyyMMdd + 6 digits (E 2.1). */
export const numberOf = (letter: 'L' | 'Q', date: string, n: number): string =>
  `${letter}${date.replaceAll('-', '')}${String(n % 10 ** DIGITS).padStart(DIGITS, '0')}`
