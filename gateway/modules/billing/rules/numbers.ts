/** 'ZD' + customer number + yyyyMM of its month + 8 digits (A 2.8). */
export const billNo = (bp: string, billMonth: string, n: number): string =>
  `ZD${bp}${billMonth.replace('-', '')}${String(n).padStart(8, '0')}`

/** 'TQ' + yyyyMM + 6 digits: a written notice of a stop (A 5.11). */
export const noticeNo = (date: string, n: number): string =>
  `TQ${date.replaceAll('-', '').slice(0, 6)}${String(n).padStart(6, '0')}`
