import type { Settings } from '../../settings'

/** Late fees never exceed this share of the principal, percent (A 5.10 lateFeeCapPct). */
export const lateFeeCapPct = (settings: Settings, companyCode: string): string =>
  settings.decimal(companyCode, 'lateFeeCapPct', '30')
