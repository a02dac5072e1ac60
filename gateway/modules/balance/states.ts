import { balanceActivityTransitions } from '@domain/statuses/balance'
import { machine } from '../../states'

/** Of a company: no customer, so no line in the state log. */
export const activityMachine = machine({
  table: 'balanceActivity',
  column: 'status',
  key: ['companyCode', 'activityId'],
  moves: balanceActivityTransitions,
  entity: null,
})
