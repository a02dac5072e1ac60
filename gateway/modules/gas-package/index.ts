import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { signedKinds } from '../contract/service'
import { deskTasks } from '../desk/service'
import { papers } from '../file/service'
import { lapsingCycles } from '../home/service'
import { gasOffers } from '../market/service'
import { packageGas } from '../metering/service'
import { orderSources, payables } from '../payment/service'
import { ticketSubjectKinds } from '../ticket/service'
import { todoStakes } from '../todo/service'
import { childSource, packageSource, supplementSource } from './centre/sources'
import { addDesk } from './extract/add-desk'
import { ADD_TASK } from './extract/change'
import { TERMINATE_TASK } from './extract/complete'
import { coveredGas } from './extract/covered'
import { overdueCycles } from './extract/lapsing'
import { cycleStakes } from './extract/stakes'
import { terminateDesk } from './extract/terminate'
import { extractionHandlers } from './handlers/extraction'
import { orderHandlers } from './handlers/orders'
import { packagePayHandlers } from './handlers/pay'
import { saleHandlers } from './handlers/sale'
import { partPayable } from './pay/money'
import { packageOffers } from './sale/offers'
import { agreementPapers, signedAgreements } from './sale/paper'
import { packageSubject } from './orders/subject'
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
    contribute(orderSources, {
      package_order: packageSource,
      child_order: childSource,
      supplement_order: supplementSource,
    }),
    contribute(papers, agreementPapers),
    contribute(gasOffers, { package: packageOffers }),
    contribute(signedKinds, signedAgreements),
    contribute(deskTasks, { [ADD_TASK]: addDesk, [TERMINATE_TASK]: terminateDesk }),
    contribute(ticketSubjectKinds, { ORDER: packageSubject }),
    contribute(todoStakes, { PACKAGE_PAY: cycleStakes }),
    answer(packageGas, coveredGas),
    answer(lapsingCycles, overdueCycles),
  ],
} satisfies Area
