import type { OpenScope } from '@domain/statuses/open-data'

/* Y-31: numbers of open data. */

/** Live keys of a customer number. */
export const MOST_KEYS = 5
export const MOST_HOOKS = 3
/** How long uses, and keys that are dead, can be shown: days. */
export const USES_KEPT = 400
export const DELIVERIES_KEPT = 90
/** Days of readings that one request covers. */
export const MOST_DAYS = 62
/** First characters of a secret that distinguish its key from others: 36 of 256 bits. */
export const HINT = 6

/** The rights of a sub-account to read just this. */
export const MODEL_OF: Readonly<Record<OpenScope, string>> = {
  BILL: 'BILL_VIEW',
  USAGE: 'ENERGY_VIEW',
  READING: 'ENERGY_VIEW',
  INVOICE: 'INVOICE_VIEW',
}
