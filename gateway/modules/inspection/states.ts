import { hazardTransitions, planTransitions, reportTransitions } from '@domain/statuses/inspection'
import { machine } from '../../states'

export const reportMachine = machine({
  table: 'inspectionReport',
  column: 'status',
  key: ['bp', 'reportId'],
  moves: reportTransitions,
  entity: 'inspection_report',
})

/** Its timeline is the table hazard_log, which says more than states. */
export const hazardMachine = machine({
  table: 'hazard',
  column: 'status',
  key: ['bp', 'hazardId'],
  moves: hazardTransitions,
  entity: null,
})

export const planMachine = machine({
  table: 'inspectionPlan',
  column: 'status',
  key: ['bp', 'planId'],
  moves: planTransitions,
  entity: null,
})
