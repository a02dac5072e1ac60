import { withCases } from '../../case/area'
import { answer, contribute } from '../../extensions'
import { on } from '../../wiring'
import { billPaidInTime } from '../billing/service'
import { givesChances, hyqAnswered } from '../hyq/service'
import { hazardClosed } from '../inspection/service'
import { couponSources } from '../lead/service'
import { shareables } from '../share/service'
import { ticketUndone } from '../ticket/service'
import { returnPrize } from './claim'
import { wonCoupons } from './coupons'
import { isGiving } from './grant'
import { lotteryHandlers } from './handlers'
import { sharedCampaign } from './share'
import { wins } from './win-case'
import { grantSoon, grantSurveySoon, lotteryWork } from './work'

/** Draws with services and coupons as prizes that every customer can compute again (E 2.5, E 4.5). */
export const lotteryArea = withCases([wins], {
  name: 'lottery',
  handlers: lotteryHandlers,
  work: lotteryWork,
  extensions: [
    on(billPaidInTime, (work, { billId, ...customer }) =>
      grantSoon(work, { ...customer, source: 'bill_paid', sourceKey: billId }),
    ),
    on(hazardClosed, (work, { bp, companyCode, hazardId }) =>
      grantSoon(work, { bp, companyCode, source: 'hazard_closed', sourceKey: hazardId }),
    ),
    on(hyqAnswered, grantSurveySoon),
    on(ticketUndone, returnPrize),
    answer(givesChances, isGiving),
    contribute(couponSources, { WON: wonCoupons }),
    contribute(shareables, { lottery: sharedCampaign }),
  ],
})
