import { contractTransitions } from '@domain/statuses/gas-package'
import { machine } from '../../states'

export const contractMachine = machine({
  table: 'contract',
  column: 'state',
  key: ['bp', 'contractId'],
  moves: contractTransitions,
  entity: null,
})
