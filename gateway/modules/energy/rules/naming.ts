/** What a customer calls a meter: his own name for it, else the number on the plate. */
export const meterName = (meter: { alias: string; meterNo: string }): string => meter.alias || meter.meterNo

/** Word for a price band: gas at a price of its own is 自选 (AE-17a), the others count from 1. */
export const segmentLabel = (tierNo: number): string => (tierNo === 0 ? '自选' : `阶梯${tierNo}`)

/** '2026-10' → '2026年10月'. */
export const monthText = (month: string): string => `${month.slice(0, 4)}年${Number(month.slice(5))}月`

/** 'ZD' + customer number + yyyyMM of its month + 8 digits (A 2.8). */
export const billNo = (bp: string, billMonth: string, n: number): string =>
  `ZD${bp}${billMonth.replace('-', '')}${String(n).padStart(8, '0')}`
