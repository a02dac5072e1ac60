import type { Config } from './config'

export type SigningKeyHolder = { config: Pick<Config, 'jwtKey'> & Partial<Pick<Config, 'olderJwtKeys'>> }

/** Keys whose signatures are good, the newest first: that one signs. */
export const signingKeysOf = ({ config }: SigningKeyHolder): [Buffer, ...Buffer[]] => [
  config.jwtKey,
  ...(config.olderJwtKeys ?? []),
]
