import type { Settings } from '../../settings'

/** The settings of prediction with the defaults of B 0.7. */
export const planSettings = (settings: Settings, companyCode: string) => ({
  check: {
    warn: settings.decimal(companyCode, 'plan.warnRate', '30.00'),
    acqCap: settings.decimal(companyCode, 'plan.acqCap', '120.00'),
  },
  change: {
    dayRate: settings.decimal(companyCode, 'plan.dayChangeRate', '10.00'),
    dayCount: settings.integer(companyCode, 'plan.dayChangeCount', 2),
    monthRate: settings.decimal(companyCode, 'plan.monthChangeRate', '20.00'),
  },
})
