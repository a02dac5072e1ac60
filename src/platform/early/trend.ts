const DAY = 86_400_000
/** Bars of the home page's chart (A 6.1 block 6). */
export const CHART_DAYS = 14

/** What the home page asks its chart's days with, up to `to`; letter for letter as the app does, or the answer is asked for twice. */
export function trendQuery(to: string): string {
  const from = new Date(Date.parse(`${to}T00:00:00.000Z`) - (CHART_DAYS - 1) * DAY).toISOString().slice(0, 10)
  return `granularity=DAY&from=${from}&to=${to}`
}
