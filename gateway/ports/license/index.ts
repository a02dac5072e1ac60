import type { Config } from '../../config'
import { refuses } from '../switched-off'
import { aliyunLicenseReader } from './aliyun'
import { limited, type LicenseReader } from './types'

export type { LicenseReader, LicenseReading } from './types'

/** ms that a user waits for a reading (CE-02). */
const LIMIT = 15_000

/** The reader of the settings, else what stands in for it, else it is switched off. */
export function createLicenseReader(config: Config, standIn?: LicenseReader): LicenseReader {
  if (config.licenseReader) return limited(aliyunLicenseReader(config.licenseReader), LIMIT)
  return standIn ? limited(standIn, LIMIT) : { read: refuses('license reader') }
}
