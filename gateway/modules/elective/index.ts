import { withCases } from '../../case/area'
import { answer } from '../../extensions'
import { electiveGas } from '../metering/service'
import { electiveHandlers } from './handlers'
import { electiveOf } from './in-force'
import { electiveWork } from './period-turns'
import { choices } from './record-case'

/** Gas of a month at a price that its customer chooses (B 2.13, 3.9, 4.4). */
export const electiveArea = withCases([choices], {
  name: 'elective',
  handlers: electiveHandlers,
  work: electiveWork,
  extensions: [answer(electiveGas, electiveOf)],
})
