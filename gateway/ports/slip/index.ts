import type { Config } from '../../config'
import { aliyunSlipReader } from './aliyun'
import { refuses } from '../switched-off'

/** ms that somebody waits for a reading. */
const LIMIT = 15_000

/**
 * Reads what stands on the slip of a bank transfer, line by line; what it means is a rule's matter. It never invents a word: a slip
 * that cannot be read has no lines, a failure is thrown. Never inside a transaction.
 */
export interface SlipReader {
  lines(file: { bytes: Buffer; mime: string }): Promise<string[]>
  /** Keeps in a cleaned picture what the reader needs of it; absent: nothing but the picture. */
  carry?(original: Buffer, cleaned: Buffer): Buffer
}

/** The reader of the settings (the key of the licences' reader), else what stands in for it, else it is switched off. */
export function createSlipReader(config: Config, standIn?: SlipReader): SlipReader {
  if (config.licenseReader) return aliyunSlipReader(config.licenseReader, LIMIT)
  return standIn ?? { lines: refuses('slip reader') }
}
