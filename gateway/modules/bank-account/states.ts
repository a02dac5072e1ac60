import { bankAccountTransitions } from '@domain/statuses/bank-account'
import { machine } from '../../states'

export const accountMachine = machine({
  table: 'bankAccount',
  column: 'state',
  key: ['bp', 'accountId'],
  moves: bankAccountTransitions,
  entity: 'bank_account',
})
