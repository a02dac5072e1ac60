import type { Settings } from '../../settings'

/** The settings of deviations with the defaults of B 0.7. */
export const deviationSettings = (settings: Settings, companyCode: string) => ({
  /** Days after the day of a deviation until which its reason counts (D-03). */
  reportDays: settings.integer(companyCode, 'dev.reportDays', 3, [1, 10]),
  /** D-04: per cent, and m³, from which on a change of use is reported. */
  change: {
    rate: settings.decimal(companyCode, 'dev.changeRate', '30.00', [1, 100]),
    volume: settings.decimal(companyCode, 'dev.changeMin', '200', [0, 1_000_000]),
  },
  /** per cent off the line of a cycle. */
  extractRate: settings.decimal(companyCode, 'extract.deviationRate', '15.00', [1, 100]),
})
