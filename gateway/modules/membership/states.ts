import { bindingTransitions, claimTransitions, reviewTransitions } from '@domain/statuses/review'
import { machine } from '../../states'

const binding = { table: 'bpBinding', key: ['bp', 'bindingId'] } as const

/** Their moves are in the audit log (C 3.3). */
export const bindingMachine = machine({ ...binding, column: 'status', moves: bindingTransitions, entity: null })

export const reviewMachine = machine({ ...binding, column: 'reviewStatus', moves: reviewTransitions, entity: null })

export const claimMachine = machine({
  table: 'masterClaim',
  key: ['bp', 'claimId'],
  column: 'status',
  moves: claimTransitions,
  entity: null,
  touched: null,
})
