import type { ClientEnvironment } from '../../config/env'

/** What the build was made for: hosts, keys, prefixes (config/env.ts). */
export const environment: ClientEnvironment = __APP__
