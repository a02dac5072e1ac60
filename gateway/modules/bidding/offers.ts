import { addDays, dateOf, monthOf, monthsBetween } from '@domain/date'
import { bidModes, gasResources } from '@domain/statuses/bidding'
import { spanOf, withinOrder } from '../gas-package/service'
import { SHOWN_AFTER_END, type GasCard, type GasOffer, type GasOffersOf, type OfferTry } from '../market/service'
import { customerOf } from '../membership/service'
import { WIN_TERMS } from './confirm'
import { activitiesOf } from './repo/activities'
import type { Activity } from './types'

/** Activities that are read: a company runs a handful at once. */
const MOST = 50

/** E-M-23: bids and draws that are not over for long, for the customer's kind. */
export const bidOffers: GasOffersOf = async (work, { bp, companyCode }) => {
  const customer = await customerOf(work, bp, companyCode)
  if (!customer) return []
  const asked = { companyCode, customerType: customer.customerClass, tab: 'going' } as const
  const { rows } = await activitiesOf(work.db, asked, { offset: 0, limit: MOST })
  const since = addDays(work.clock.today(), -SHOWN_AFTER_END)
  return rows.filter(({ closeAt }) => dateOf(closeAt) >= since).map(offerOf)
}

const states: Partial<Record<Activity['state'], GasCard['state']>> = {
  NOT_STARTED: 'coming',
  SIGNUP: 'open',
  OPEN: 'open',
}

function offerOf(activity: Activity): GasOffer {
  const gpId = `ngPackage:${activity.ngId}`
  const months = monthsBetween(monthOf(activity.deliveryStart), monthOf(activity.deliveryEnd))
  return {
    card: {
      gpId,
      kind: 'ngPackage',
      title: activity.name,
      subTitle: gasResources[activity.resourceType],
      tags: [bidModes[activity.mode]],
      priceFrom: activity.fixedPrice ?? activity.floorPrice,
      priceTo: activity.fixedPrice ?? activity.capPrice,
      volumeMin: activity.minVolume,
      volumeMax: activity.maxVolume,
      supplyMonths: spanOf(months),
      windowStart: activity.signupStart,
      windowEnd: activity.closeAt,
      state: states[activity.state] ?? 'closed',
      remainRatio: null,
      route: '/subPagesB/pages/ng-package/detail',
      params: { ngId: activity.ngId },
    },
    tries: [tryOf(gpId, activity, months.length)],
  }
}

function tryOf(key: string, activity: Activity, months: number): OfferTry {
  const { fixedPrice, capPrice, cycleType, minVolume, maxVolume } = activity
  return {
    key,
    name: '',
    admit: (wish) => withinOrder(wish, months, { minVolume, maxPerBp: maxVolume }),
    terms: { cover: { ...WIN_TERMS, cycleType } },
    priceIn: () => fixedPrice ?? capPrice,
    assumption: `${fixedPrice === null ? '按最高限价成交' : '按固定价'}且全部中标计，实际以中标结果为准`,
  }
}
