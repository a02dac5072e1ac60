import type { Config } from '../../config'
import type { Db } from '../../db/connect'
import { embeddedLicenseReader } from './embedded'
import { httpLicenseReader } from './http'
import type { LicenseReader } from './types'

export type { LicenseFields, LicenseReader, LicenseReading } from './types'

/** The reader of the settings, or the embedded one. */
export const createLicenseReader = (config: Config, db: Db): LicenseReader =>
  config.licenseReader ? httpLicenseReader(config.licenseReader) : embeddedLicenseReader(db)
