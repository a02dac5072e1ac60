import type { Config } from '../../config'
import type { Db } from '../../db/connect'
import { embeddedLicenseReader } from './embedded'
import { httpLicenseReader } from './http'
import { limited, type LicenseReader } from './types'

export type { LicenseFields, LicenseReader, LicenseReading } from './types'

/** ms that somebody waits for a reading (CE-02). */
const LIMIT = 15_000

/** The reader of the settings, or the embedded one. */
export const createLicenseReader = (config: Config, db: Db): LicenseReader =>
  limited(config.licenseReader ? httpLicenseReader(config.licenseReader) : embeddedLicenseReader(db), LIMIT)
