import { meterTransitions } from '@domain/statuses/meter'
import { meterImgTransitions } from '@domain/statuses/meter-img'
import { readingTransitions } from '@domain/statuses/meter-reading'
import { statementTransitions } from '@domain/statuses/statement'
import { valveCommandTransitions } from '@domain/statuses/valve-command'
import { machine } from '../../states'

export const statementMachine = machine({
  table: 'statement',
  column: 'state',
  key: ['bp', 'statementId'],
  moves: statementTransitions,
  entity: 'statement',
})

export const meterMachine = machine({
  table: 'meter',
  column: 'state',
  key: ['bp', 'companyCode', 'meterId'],
  moves: meterTransitions,
  entity: null,
})

export const photoMachine = machine({
  table: 'meterImg',
  column: 'state',
  key: ['bp', 'companyCode', 'imgId'],
  moves: meterImgTransitions,
  entity: null,
})

export const valveMachine = machine({
  table: 'valveCommand',
  column: 'state',
  key: ['bp', 'commandId'],
  moves: valveCommandTransitions,
  entity: null,
})

export const creditMachine = machine({
  table: 'creditCommand',
  column: 'state',
  key: ['bp', 'orderId'],
  moves: valveCommandTransitions,
  entity: null,
})

export const readingMachine = machine({
  table: 'meterReading',
  column: 'state',
  key: ['companyCode', 'meterId', 'readingId'],
  moves: readingTransitions,
  entity: null,
  touched: null,
})
