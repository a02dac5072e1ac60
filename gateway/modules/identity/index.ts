import type { Area } from '../../areas'
import { identityHandlers } from './handlers'
import { identityData } from './own-data'
import { identityWork } from './work'

/** Who somebody is: logins, sessions, tokens, and what proves them. Where he belongs is membership's. */
export const identityArea: Area = {
  name: 'identity',
  handlers: identityHandlers,
  work: identityWork,
  ownData: identityData,
}
