import { contractTransitions } from '@domain/statuses/gas-contract'
import { contractNoticeTransitions, signTaskTransitions } from '@domain/statuses/signing'
import { machine } from '../../states'

export const contractMachine = machine({
  table: 'contract',
  column: 'state',
  key: ['bp', 'contractId'],
  moves: contractTransitions,
  entity: 'contract',
})

export const signTaskMachine = machine({
  table: 'signTask',
  column: 'state',
  key: ['bp', 'taskId'],
  moves: signTaskTransitions,
  entity: 'sign_task',
})

export const noticeMachine = machine({
  table: 'contractNotice',
  column: 'state',
  key: ['bp', 'noticeId'],
  moves: contractNoticeTransitions,
  entity: null,
})
