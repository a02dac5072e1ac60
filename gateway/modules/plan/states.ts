import { gasPlanTransitions, planChangeTransitions, type GasPlanState } from '@domain/statuses/gas-plan'
import { machine } from '../../states'

/** Each revision is a row of its own, which names its author and its moment: no log beside it. */
export const gasPlanMachine = machine({
  table: 'gasPlan',
  column: 'state',
  key: ['bp', 'planId'],
  moves: gasPlanTransitions,
  entity: null,
})

export const planChangeMachine = machine({
  table: 'planChange',
  column: 'state',
  key: ['bp', 'changeId'],
  moves: planChangeTransitions,
  entity: null,
})

/** States of a newest revision that leave its period without a declaration. */
export const NOT_DECLARED: readonly GasPlanState[] = ['DRAFT', 'REJECTED', 'WITHDRAWN']
