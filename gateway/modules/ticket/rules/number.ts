/** Six digits of the company's running number. */
const DIGITS = 6

/** 'GD' + yyyyMMdd + 6 digits (D 2.2). */
export const ticketNoOf = (date: string, n: number): string =>
  `GD${date.replaceAll('-', '')}${String(n % 10 ** DIGITS).padStart(DIGITS, '0')}`
