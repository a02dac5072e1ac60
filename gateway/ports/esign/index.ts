import type { Config } from '../../config'
import { esignBao } from './esign-bao'
import type { ESign } from './types'

export type * from './types'

/** The provider of the settings, else what stands in for it; null where the app signs by itself, with the keys of the deployment. */
export const createESign = (config: Config, standIn?: ESign | null): ESign | null =>
  config.esign ? esignBao(config.esign) : (standIn ?? null)
