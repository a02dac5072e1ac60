import type { Area } from '../../areas'
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
} satisfies Area
