import { certTransitions } from '@domain/statuses/certification'
import { machine } from '../../states'

/** Its moves are in the audit log (C 3.4). */
export const certMachine = machine({
  table: 'enterpriseCert',
  column: 'status',
  key: ['companyCode', 'certId'],
  moves: certTransitions,
  entity: null,
})
