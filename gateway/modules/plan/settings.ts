import { planWindowTexts, readPlanWindows, type PlanWindows } from '@domain/plan/window-rules'
import type { Work } from '../../http/context'
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
    windows: windowsOf(settings, companyCode),
  },
})

const windowsOf = (settings: Settings, companyCode: string): PlanWindows =>
  readPlanWindows((key) => settings.text(companyCode, key, planWindowTexts[key]))

/** When a gas company takes declarations and changes (P-03, P-10, P-11). */
export const planWindows = (
  { settings }: Pick<Work, 'settings'>,
  { companyCode }: { companyCode: string },
): PlanWindows => windowsOf(settings, companyCode)
