import type { In } from '@contract'
import { biddingArea } from '../../gateway/modules/bidding'
import { publishActivity } from '../../gateway/modules/bidding/publish'
import { post } from '../../gateway/modules/gas-account/service'
import { ordersArea } from '../../gateway/modules/orders'
import { paymentArea } from '../../gateway/modules/payment'
import type { Caller, TestGateway } from '../setup/gateway'
import { aBuyer, clerk, COMPANY, saleGateway, type Buyer } from './package-sale-kit'
import { inTransaction, requestNo, T } from './payment-kit'

/* Builders for the tests of bids and draws: customers with money, activities, offers and their margins as the app makes them. */

export const SUBMIT = 'sqdev POST /ng/bid/submit'
export const DETAIL = 'sqdev GET /ng/activity/detail'
export const CONFIRM = 'sqdev POST /ng/bid/confirm'
export const CLOSE = '2026-11-25T15:00:00+08:00'
export const PUBLISH = '2026-11-25T17:00:00+08:00'
export const DRAW_AT = '2026-11-26T09:00:00+08:00'

export const bidGateway = (): Promise<TestGateway> => saleGateway(T, [biddingArea, ordersArea, paymentArea])

export interface Bidder {
  buyer: Buyer
  caller: Caller
}

/** A customer of the company with 100,000 yuan on the balance. */
export async function aBidder(gateway: TestGateway, bp: string, customerName: string): Promise<Bidder> {
  const buyer = await aBuyer(gateway, bp)
  await gateway.db.updateTable('gasAccount').set({ customerName }).where('bp', '=', bp).execute()
  await inTransaction(gateway, (work) =>
    post(work, {
      ...buyer.key,
      direction: 'IN',
      amount: '100000.00',
      entryType: 'ADJUST_IN',
      refType: '',
      refId: '',
      key: `gift${bp}`,
    }),
  )
  return { buyer, caller: clerk(gateway, buyer, { userId: `u-${bp}` }) }
}

type Terms = Parameters<typeof publishActivity>[1]

/** Bids for 30,000 m³ from 3.6000 to 3.9800, sign-up now, open on the 25th from 9:00 to 15:00, published at 17:00. */
export const aBidActivity = (gateway: TestGateway, over: Partial<Terms> = {}): Promise<string> =>
  inTransaction(gateway, (work) =>
    publishActivity(work, {
      companyCode: COMPANY,
      name: '12月增量气竞购',
      resourceType: 'PIPELINE',
      mode: 'BID',
      pricingRule: 'UNIFORM',
      totalVolume: '30000',
      minVolume: '1000',
      maxVolume: '20000',
      stepVolume: '1000',
      floorPrice: '3.6000',
      capPrice: '3.9800',
      priceStep: '0.0050',
      standardPrice: '3.8600',
      marginRate: '10.00',
      deliveryStart: '2027-01-01',
      deliveryEnd: '2027-01-31',
      cycleType: 'MONTH',
      signupStart: '2026-11-23T09:00:00+08:00',
      signupEnd: '2026-11-24T17:00:00+08:00',
      openAt: '2026-11-25T09:00:00+08:00',
      closeAt: CLOSE,
      publishAt: PUBLISH,
      confirmDeadline: '2026-11-26T17:00:00+08:00',
      customerTypes: ['INDUSTRY'],
      templateVersion: '1',
      ...over,
    }),
  )

/** A draw of three lots of 10,000 m³ at 3.6500, at most two for a customer, drawn on the day after its close. */
export const aDraw = (gateway: TestGateway, over: Partial<Terms> = {}): Promise<string> =>
  aBidActivity(gateway, {
    name: '12月保供气摇号',
    mode: 'DRAW',
    pricingRule: 'FIXED_PRICE',
    floorPrice: null,
    capPrice: null,
    priceStep: null,
    fixedPrice: '3.6500',
    stepVolume: '10000',
    minVolume: '10000',
    maxLots: 2,
    publishAt: DRAW_AT,
    confirmDeadline: '2026-11-27T09:00:00+08:00',
    ...over,
  })

export const signUp = async ({ caller }: Bidder, ngId: string): Promise<string> =>
  (await caller.ok('sqdev POST /ng/activity/signup', { ngId, agreed: true, requestNo: requestNo() })).bidNo

export const bidOf = async ({ caller }: Bidder, bidNo: string) =>
  (await caller.ok('sqdev GET /ng/bid/detail', { bidNo })).bid

type Offer = Pick<In<typeof SUBMIT>, 'price' | 'volume' | 'minVolume' | 'lots'>

/** Sends an offer for the bid as it stands. */
export async function offer(bidder: Bidder, bidNo: string, wanted: Offer) {
  const { version } = await bidOf(bidder, bidNo)
  return bidder.caller.call(SUBMIT, { bidNo, version, ...wanted, requestNo: requestNo() })
}

/** Pays the margin out of the balance. */
export const payMargin = ({ caller }: Bidder, bidNo: string) =>
  caller.call('taocan POST /trade/pay/create', {
    bizType: 'NG_MARGIN',
    bizNo: bidNo,
    channel: 'BALANCE',
    requestNo: requestNo(),
  })

/** An offer with its margin paid. */
export async function validOffer(bidder: Bidder, bidNo: string, wanted: Offer): Promise<void> {
  const made = await offer(bidder, bidNo, wanted)
  if (!made.ok) throw new Error(`${made.code} ${made.text}`)
  const paid = await payMargin(bidder, bidNo)
  if (!paid.ok) throw new Error(`${paid.code} ${paid.text}`)
}

export const balanceOf = async ({ db }: TestGateway, { buyer }: Bidder): Promise<string> =>
  (await db.selectFrom('gasAccount').select('balance').where('bp', '=', buyer.bp).executeTakeFirstOrThrow()).balance

export const confirmed = async (bidder: Bidder, bidNo: string) => {
  const { version } = await bidOf(bidder, bidNo)
  return bidder.caller.call(CONFIRM, {
    bidNo,
    version,
    meterNos: [bidder.buyer.meterNo],
    contactName: '张伟',
    contactPhone: '13800000001',
    agreed: true,
    requestNo: requestNo(),
  })
}

/** Books of margins that do not add up: what is held is what came in less what went. */
export const brokenMargins = async ({ db }: TestGateway): Promise<string[]> => {
  const bids = await db.selectFrom('ngBid').select(['bidNo', 'marginHeld']).execute()
  const entries = await db.selectFrom('marginEntry').select(['bidNo', 'direction', 'amount']).execute()
  return bids
    .filter(({ bidNo, marginHeld }) => {
      const own = entries.filter((entry) => entry.bidNo === bidNo)
      const sum = own.reduce(
        (left, { direction, amount }) => left + (direction === 'IN' ? 1 : -1) * Number(amount) * 100,
        0,
      )
      return Math.round(sum) !== Math.round(Number(marginHeld) * 100)
    })
    .map(({ bidNo }) => bidNo)
}
