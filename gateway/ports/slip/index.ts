import type { Config } from '../../config'
import { aliyunSlipReader } from './aliyun'
import { refuses } from '../switched-off'
import type { SlipReader } from './types'

export type * from './types'

/** ms that a user waits for a reading. */
const LIMIT = 15_000

/** The reader of the settings (the key of the licences' reader), else what stands in for it, else it is switched off. */
export function createSlipReader(config: Config, standIn?: SlipReader): SlipReader {
  if (config.licenseReader) return aliyunSlipReader(config.licenseReader, LIMIT)
  return standIn ?? { lines: refuses('slip reader') }
}
