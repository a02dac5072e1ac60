import type { Area } from '../../areas'
import { addDesk } from './extract/add-desk'
import { ADD_TASK } from './extract/change'
import { packageGas } from './extract/covered'
import { TERMINATE_TASK, terminateDesk } from './extract/terminate'
import { extractionHandlers } from './handlers/extraction'
import { orderHandlers } from './handlers/orders'
import { packagePayHandlers } from './handlers/pay'
import { saleHandlers } from './handlers/sale'
import { packagePayments } from './pay/money'
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
  papers: agreementPapers,
  packagePayments,
  packageGas,
  desk: { [ADD_TASK]: addDesk, [TERMINATE_TASK]: terminateDesk },
} satisfies Area
