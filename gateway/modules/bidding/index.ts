import type { Area } from '../../areas'
import { answer, contribute } from '../../extensions'
import { bidTerms } from '../content/service'
import { lastDefault, orderOrigins, tradeParts } from '../gas-package/service'
import { orderSources } from '../payment/service'
import { bidOrigin, defaultOf } from './confirm'
import { gasOffers } from '../market/service'
import { biddingHandlers } from './handlers'
import { marginPart } from './margin'
import { bidOffers } from './offers'
import { bidSource } from './order-source'
import { bidSettings } from './settings'
import { biddingWork } from './work'

/** Gas sold by sealed bids and by draws that can be computed again (B 4.3). */
export const biddingArea = {
  name: 'bidding',
  handlers: biddingHandlers as unknown as Area['handlers'],
  work: biddingWork,
  extensions: [
    contribute(orderSources, { ng_bid: bidSource }),
    contribute(tradeParts, { NG_MARGIN: marginPart }),
    contribute(orderOrigins, { NG: bidOrigin }),
    answer(bidTerms, ({ settings }, { companyCode }) => bidSettings(settings, companyCode)),
    answer(lastDefault, defaultOf),
    contribute(gasOffers, { ngPackage: bidOffers }),
  ],
} satisfies Area
