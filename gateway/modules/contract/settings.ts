import type { Settings } from '../../settings'

/** The settings of contracts with the defaults of B 0.7. */
export const contractSettings = (settings: Settings, companyCode: string) => ({
  /** Days in which a contract is signed (C-03). */
  taskDays: settings.integer(companyCode, 'contract.taskDays', 15, [4, 60]),
  /** A renewal may be asked for with so many days left at most (6.6). */
  renewDays: settings.integer(companyCode, 'contract.renewDays', 90, [30, 365]),
})
