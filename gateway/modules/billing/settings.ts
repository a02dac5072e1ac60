import type { Settings } from '../../settings'

/** Late fees never exceed this share of the principal, percent (A 5.10 lateFeeCapPct). */
export const lateFeeCapPct = (settings: Settings, companyCode: string): string =>
  settings.decimal(companyCode, 'lateFeeCapPct', '30')

/** G-04: hours for which supply may be off before a gas day is left out of judgements; a whole day never is one of supply. */
export const excludeHours = (settings: Settings, companyCode: string): number =>
  settings.integer(companyCode, 'stopgas.excludeHours', 4, [0, 23])
