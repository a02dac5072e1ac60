import { meterTransitions } from '@domain/statuses/meter'
import { meterImgTransitions } from '@domain/statuses/meter-img'
import { statementTransitions } from '@domain/statuses/statement'
import { valveCommandTransitions } from '@domain/statuses/valve-command'
import { machine } from '../../states'

export const statementMachine = machine({
  table: 'statement',
  key: ['bp', 'statementId'],
  moves: statementTransitions,
  entity: 'statement',
})

export const meterMachine = machine({
  table: 'meter',
  key: ['bp', 'companyCode', 'meterId'],
  moves: meterTransitions,
  entity: null,
})

export const photoMachine = machine({
  table: 'meterImg',
  key: ['bp', 'companyCode', 'imgId'],
  moves: meterImgTransitions,
  entity: null,
})

export const valveMachine = machine({
  table: 'valveCommand',
  key: ['bp', 'commandId'],
  moves: valveCommandTransitions,
  entity: null,
})
