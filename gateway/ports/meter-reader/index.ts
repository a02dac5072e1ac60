import type { Config } from '../../config'
import { refuses } from '../switched-off'
import { aliyunMeterReader } from './aliyun'
import type { MeterReader } from './types'

export type * from './types'
export { lightOf } from './framed'

/** ms that a user waits for a register (ZL-03). */
const LIMIT = 8_000

/** The reader of the settings (the key of the licences' reader), else what stands in for it, else it is switched off. */
export function createMeterReader(config: Config, standIn?: MeterReader): MeterReader {
  if (config.licenseReader) return aliyunMeterReader(config.licenseReader, LIMIT)
  return standIn ?? { read: refuses('meter reader') }
}
