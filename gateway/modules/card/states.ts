import { gasOrderTransitions, gasSliceTransitions } from '@domain/statuses/gas-order'
import { cardTransitions, nfcSessionTransitions } from '@domain/statuses/nfc-session'
import { orderChanged } from '../payment/service'
import { machine } from '../../states'

export const gasOrderMachine = machine({
  table: 'gasOrder',
  column: 'state',
  key: ['bp', 'gasOrderId'],
  moves: gasOrderTransitions,
  entity: 'gas_order',
  tells: orderChanged,
})

export const gasSliceMachine = machine({
  table: 'gasSubOrder',
  column: 'state',
  key: ['bp', 'gasOrderId', 'subNo'],
  moves: gasSliceTransitions,
  entity: null,
  touched: null,
})

export const nfcSessionMachine = machine({
  table: 'nfcSession',
  column: 'state',
  key: ['bp', 'sessionId'],
  moves: nfcSessionTransitions,
  entity: null,
})

export const cardMachine = machine({
  table: 'gasCard',
  column: 'state',
  key: ['bp', 'cardNo'],
  moves: cardTransitions,
  entity: null,
})
