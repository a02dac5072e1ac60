import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { deskTasks } from '../desk/service'
import { papers } from '../file/service'
import { lapsingCycles } from '../home/service'
import { packageGas } from '../metering/service'
import { payables } from '../payment/service'
import { todoStakes } from '../todo/service'
import { addDesk } from './extract/add-desk'
import { ADD_TASK } from './extract/change'
import { coveredGas } from './extract/covered'
import { overdueCycles } from './extract/lapsing'
import { cycleStakes } from './extract/stakes'
import { TERMINATE_TASK, terminateDesk } from './extract/terminate'
import { extractionHandlers } from './handlers/extraction'
import { orderHandlers } from './handlers/orders'
import { packagePayHandlers } from './handlers/pay'
import { saleHandlers } from './handlers/sale'
import { partPayable } from './pay/money'
import { agreementPapers } from './sale/paper'
import { packageWork } from './work'

/** Gas sold ahead: sale, agreement, cycles, extraction, payment (part B 4.1, 4.2, 5.1). */
export const gasPackageArea = {
  name: 'gas-package',
  handlers: {
    ...saleHandlers,
    ...orderHandlers,
    ...extractionHandlers,
    ...packagePayHandlers,
  } as unknown as Area['handlers'],
  work: packageWork,
  extensions: [
    contribute(payables, { PACKAGE: partPayable, EXTRACT: partPayable }),
    contribute(papers, agreementPapers),
    contribute(deskTasks, { [ADD_TASK]: addDesk, [TERMINATE_TASK]: terminateDesk }),
    contribute(todoStakes, { PACKAGE_PAY: cycleStakes }),
    answer(packageGas, coveredGas),
    answer(lapsingCycles, overdueCycles),
  ],
} satisfies Area
