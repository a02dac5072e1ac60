import { hyqFollowTransitions, hyqPeriodTransitions } from '@domain/statuses/hyq'
import { machine } from '../../states'

export const periodMachine = machine({
  table: 'hyqPeriod',
  column: 'status',
  key: ['companyCode', 'hyqId'],
  moves: hyqPeriodTransitions,
  entity: null,
})

export const followMachine = machine({
  table: 'hyqResponse',
  column: 'status',
  key: ['responseId'],
  moves: hyqFollowTransitions,
  entity: null,
})
