import { recognitionTransitions } from '@domain/statuses/recognition'
import { machine } from '../../states'

export const recognitionMachine = machine({
  table: 'meterRecognition',
  column: 'status',
  key: ['recognitionId'],
  moves: recognitionTransitions,
  entity: null,
})
