import { withCases } from '../../case/area'
import { answer, contribute } from '../../extensions'
import { gasOffers } from '../market/service'
import { electiveGas } from '../metering/service'
import { electiveHandlers } from './handlers'
import { electiveOf } from './in-force'
import { orderSources } from '../payment/service'
import { electiveSource } from './order-source'
import { electiveOffers } from './offers'
import { electiveWork } from './period-turns'
import { choices } from './record-case'

/** Gas of a month at a price that its customer chooses (B 2.13, 3.9, 4.4). */
export const electiveArea = withCases([choices], {
  name: 'elective',
  handlers: electiveHandlers,
  work: electiveWork,
  extensions: [
    answer(electiveGas, electiveOf),
    contribute(gasOffers, { elective: electiveOffers }),
    contribute(orderSources, { elective_record: electiveSource }),
  ],
})
