import type { Config } from './config'

export type SigningKeyHolder = { config: Pick<Config, 'jwtKey'> & Partial<Pick<Config, 'olderJwtKeys'>> }

/** Keys that a signature may come from, the newest first: that one signs. */
export const signingKeysOf = ({ config }: SigningKeyHolder): [Buffer, ...Buffer[]] => [
  config.jwtKey,
  ...(config.olderJwtKeys ?? []),
]
