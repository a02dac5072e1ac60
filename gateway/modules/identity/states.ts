import { cancelTransitions } from '@domain/statuses/cancellation'
import { machine } from '../../states'

/** Its moves are in the audit log (C 3.5). */
export const cancelMachine = machine({
  table: 'accountCancel',
  column: 'status',
  key: ['cancelId'],
  moves: cancelTransitions,
  entity: null,
  touched: null,
})
