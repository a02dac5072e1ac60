import {
  nodeTransitions,
  projectApprovalTransitions,
  projectPaymentTransitions,
  projectTransitions,
  schemeTransitions,
} from '@domain/statuses/project'
import { machine } from '../../states'

export const projectMachine = machine({
  table: 'project',
  column: 'status',
  key: ['bp', 'projectId'],
  moves: projectTransitions,
  entity: 'project',
})

export const projectPaymentMachine = machine({
  table: 'projectPayment',
  column: 'status',
  key: ['bp', 'paymentId'],
  moves: projectPaymentTransitions,
  entity: 'project_payment',
})

/** Its moves stand among the updates of the project. */
export const schemeMachine = machine({
  table: 'scheme',
  column: 'status',
  key: ['bp', 'schemeId'],
  moves: schemeTransitions,
  entity: null,
})

export const approvalMachine = machine({
  table: 'projectApproval',
  column: 'status',
  key: ['bp', 'approvalId'],
  moves: projectApprovalTransitions,
  entity: null,
})

export const nodeMachine = machine({
  table: 'projectNode',
  column: 'status',
  key: ['bp', 'projectId', 'nodeCode'],
  moves: nodeTransitions,
  entity: null,
})
