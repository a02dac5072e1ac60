import type { Settings } from '../../settings'

/** The settings of resource balance with the defaults of B 0.7. */
export const balanceSettings = (settings: Settings, companyCode: string) => ({
  /** Seconds that the rules are read before a sign-up (S-01). */
  readSeconds: settings.integer(companyCode, 'sub.readSeconds', 5, [0, 60]),
  /** Per cent of the signed volume below which a day counts nothing, and of which no more counts (S-06). */
  minRate: settings.decimal(companyCode, 'sub.minRate', '50.00', [0, 100]),
  capRate: settings.decimal(companyCode, 'sub.capRate', '120.00', [100, 300]),
  /** Per cent of the baseline up to which a sign-up passes without a review (S-05). */
  autoPassRate: settings.decimal(companyCode, 'sub.autoPassRate', '40.00', [0, 100]),
  /** Working days from the last gas day to the payment (S-08). */
  payWorkdays: settings.integer(companyCode, 'sub.payWorkdays', 5, [1, 20]),
})
