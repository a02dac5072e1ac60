import type { Feature } from '@domain/features'
import type { Settings } from './settings'

/** Whether a company has what may be left out; without a setting it has. */
export const isOn = (settings: Settings, companyCode: string, feature: Feature): boolean =>
  settings.flag(companyCode, `features.${feature}`, true)
