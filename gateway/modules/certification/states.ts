import { certTransitions, qualificationTransitions } from '@domain/statuses/certification'
import { machine } from '../../states'

/** Their moves stand in the audit log (C 3.4). */
export const certMachine = machine({
  table: 'enterpriseCert',
  column: 'status',
  key: ['companyCode', 'certId'],
  moves: certTransitions,
  entity: null,
})

export const qualificationMachine = machine({
  table: 'qualification',
  column: 'status',
  key: ['bp', 'qualId'],
  moves: qualificationTransitions,
  entity: null,
})
