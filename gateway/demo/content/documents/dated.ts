/** Dates in words: 2026年3月1日. */
export interface DocumentDates {
  effective: string
  updated?: string
}

/** Puts the dates into a text's {effective} and {updated}. */
export const dated = (text: string, { effective, updated = effective }: DocumentDates): string =>
  text.replaceAll('{effective}', effective).replaceAll('{updated}', updated)
