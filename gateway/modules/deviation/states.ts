import { deviationTransitions } from '@domain/statuses/deviation'
import { machine } from '../../states'

/** A case names its reporter and the moment; no log beside it. */
export const caseMachine = machine({
  table: 'deviationCase',
  column: 'status',
  key: ['bp', 'caseId'],
  moves: deviationTransitions,
  entity: null,
})
