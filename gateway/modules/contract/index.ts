import type { Area } from '../../areas'
import { contribute } from '../../extensions'
import { figures } from '../../http/gauges'
import { deskTasks } from '../desk/service'
import { conflictDesk } from './conflict'
import { contracts } from './contract-case'
import { contractHandlers } from './handlers'
import { certificateEnd } from './signing/keys'
import { contractWork } from './work'

/**
 * Contracts with the gas company and their signatures (part B 2.21, 3.15, 3.16, 4.8). Most contracts come from staff or from another
 * area, so the kind of case brings its desk only: its filing calls need a contract before them.
 */
export const contractArea = {
  name: 'contract',
  handlers: contractHandlers as unknown as Area['handlers'],
  work: contractWork,
  extensions: [
    ...contracts.extensions,
    contribute(deskTasks, { CONTRACT_CONFLICT: conflictDesk }),
    contribute(figures, { signing_certificate_seconds: certificateEnd }),
  ],
} satisfies Area
