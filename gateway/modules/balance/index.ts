import { withCases } from '../../case/area'
import { answer, contribute } from '../../extensions'
import { respondedVolume } from '../gas-package/service'
import { gasOffers } from '../market/service'
import { orderSources } from '../payment/service'
import { applies } from './apply-case'
import { balanceHandlers } from './handlers'
import { balanceOffers } from './offers'
import { balanceSource } from './order-source'
import { lessUsed } from './repo/days'
import { balanceWork } from './work'

/** Customers use less or more for some days and are paid for it (B 4.5). */
export const balanceArea = withCases([applies], {
  name: 'balance',
  handlers: balanceHandlers,
  work: balanceWork,
  extensions: [
    contribute(orderSources, { balance_apply: balanceSource }),
    answer(respondedVolume, (work, { bp, meterIds, from, to }) => lessUsed(work.db, bp, meterIds, { from, to })),
    contribute(gasOffers, { substitution: balanceOffers }),
  ],
})
