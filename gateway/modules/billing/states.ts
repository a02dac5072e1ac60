import { billTransitions } from '@domain/statuses/bill'
import { stopGasTransitions, type StopKind } from '@domain/statuses/stop-gas'
import { machine } from '../../states'

export const billMachine = machine({
  table: 'bill',
  column: 'state',
  key: ['bp', 'billId'],
  moves: billTransitions,
  entity: 'bill',
})

const stopKey = { table: 'stopGas', column: 'state', key: ['bp', 'stopId'], entity: 'stop_gas' } as const

/** Each kind of a stop goes its own way (A 3.11). */
export const stopMachine = (kind: StopKind) => machine({ ...stopKey, moves: stopGasTransitions[kind] })
