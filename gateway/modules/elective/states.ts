import { electivePeriodTransitions } from '@domain/statuses/elective'
import { machine } from '../../states'

export const periodMachine = machine({
  table: 'electivePeriod',
  column: 'state',
  key: ['companyCode', 'periodId'],
  moves: electivePeriodTransitions,
  entity: null,
})
