import type { In, Out } from '@contract'
import type { Db } from '../../gateway/db/connect'
import { billingArea } from '../../gateway/modules/billing'
import { cardArea } from '../../gateway/modules/card'
import { messageArea } from '../../gateway/modules/message'
import { meteringArea } from '../../gateway/modules/metering'
import { paymentArea } from '../../gateway/modules/payment'
import { testGateway, type Caller, type TestGateway, type TestGatewayOptions } from '../setup/gateway'
import { flatPrice } from './energy-kit'
import { T, openCashier, requestNo } from './payment-kit'

/* Builders for the tests of cards: a restaurant with card meters, people that buy, a phone that relays bytes to the emulated card. */

export const RESTAURANT = { bp: '1000000002', companyCode: '1001' }
export const METER = '10010204'
export const CARD = '6217000010010204'

/**
 * The gateway with all areas that buy and write, and those it is given, on an empty migrated database. Only the test decides at the
 * desk.
 */
export const cardGateway = (
  env: Record<string, string> = {},
  { areas = [], ...more }: Pick<TestGatewayOptions, 'areas' | 'ports'> = {},
): Promise<TestGateway> =>
  testGateway({
    areas: [meteringArea, billingArea, paymentArea, cardArea, messageArea, ...areas],
    identify: async () => null,
    demoData: false,
    now: T,
    env: { DEMO_OPERATOR: '0', ...env },
    ...more,
  })

/** Gas at 3.00 yuan, an account that is filled by cards, and its meter that took its 45th purchase. */
export async function aRestaurant(db: Db, meters: readonly CardMeterDraft[] = [{}]): Promise<typeof RESTAURANT> {
  await flatPrice(db, RESTAURANT.companyCode)
  await db
    .insertInto('gasAccount')
    .values({
      ...RESTAURANT,
      customerName: '香满楼餐饮管理有限公司',
      address: '河北省廊坊市安次区新华路66号',
      gasUse: 'PUB',
      chargeMode: 'PREPAID_CARD',
      createdAt: T,
      updatedAt: T,
    })
    .execute()
  for (const meter of meters) await aCardMeter(db, meter)
  return RESTAURANT
}

export interface CardMeterDraft {
  meterId?: string
  icMode?: 'VOLUME' | 'AMOUNT'
  cardType?: 'NFC' | 'CONTACT'
  maxCardVolume?: string
}

export async function aCardMeter(db: Db, draft: CardMeterDraft): Promise<void> {
  const meterId = draft.meterId ?? METER
  await db
    .insertInto('meter')
    .values({
      ...RESTAURANT,
      meterId,
      meterNo: `0030${meterId}`,
      meterType: 'IC',
      chargeMode: 'PREPAID_CARD',
      gasUse: 'PUB',
      location: '二层面点间',
      digits: 6,
      qmax: '16.00',
      valveState: 'OPEN',
      onlineState: 'NA',
      cardType: draft.cardType ?? 'NFC',
      icMode: draft.icMode ?? 'VOLUME',
      cardNo: `62170000${meterId}`,
      remainVolume: draft.icMode === 'AMOUNT' ? null : '204.0',
      maxCardVolume: draft.maxCardVolume ?? '9999.0',
      purchaseSeq: 45,
      lastReading: '0.00',
      createdAt: T,
      updatedAt: T,
    })
    .execute()
  await db
    .insertInto('meterChannel')
    .values({ companyCode: RESTAURANT.companyCode, meterId, channelNo: '1', name: '主路', lastReading: '0.00' })
    .execute()
}

/** A caller of the restaurant, logged in on a phone that no other caller uses. */
export const cook = (gateway: TestGateway, userId = 'u-1', phone = '13800000007'): Caller =>
  gateway.asSession({ ...RESTAURANT, userId, username: phone, isMaster: true, reviewStatus: '1' })

export type Bought = Out<'default POST /crmgas/icBuyGus'>
type Buy = In<'default POST /crmgas/icBuyGus4HQW'>

/** What a purchase asks for, made of its trial. */
export async function wish(caller: Caller, buyMode: 'AMOUNT' | 'VOLUME', value: string, meterId = METER): Promise<Buy> {
  const tried = await caller.ok('default POST /crmgas/price/trial', { meterId, buyMode, value })
  return {
    meterId,
    buyMode,
    value,
    priceVersion: tried.priceVersion,
    slices: tried.split.map(({ volume, amount }) => ({ volume, amount })),
    channel: 'SANDBOX',
    writeMode: 'NFC',
    requestNo: requestNo(),
  }
}

/** Buys: one write of the card, or as many as the trial cut. */
export async function buy(
  caller: Caller,
  buyMode: 'AMOUNT' | 'VOLUME',
  value: string,
  meterId = METER,
): Promise<Bought> {
  const { slices, ...asked } = await wish(caller, buyMode, value, meterId)
  return slices.length > 1
    ? caller.ok('default POST /crmgas/icBuyGus4HQW', { ...asked, slices })
    : caller.ok('default POST /crmgas/icBuyGus', asked)
}

/** Buys and pays at the sandbox. */
export async function bought(caller: Caller, buyMode: 'AMOUNT' | 'VOLUME', value: string, meterId = METER) {
  const order = await buy(caller, buyMode, value, meterId)
  await pay(caller, order.orderId)
  return order
}

/** Pays an order, slice by slice, and waits for the money. */
export async function pay(caller: Caller, orderId: string): Promise<void> {
  const order = await caller.ok('default GET /crmgas/pay/order', { orderId })
  const parts = order.subOrders.length > 0 ? order.subOrders.map((one) => one.subOrderId) : [undefined]
  for (const subOrderId of parts) {
    const sandboxToken = await openCashier(caller, orderId, subOrderId)
    await caller.ok('default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
    for (let poll = 0; poll < 3; poll++) await caller.ok('default GET /crmgas/pay/query', { orderId })
  }
}

type Op = In<'default POST /crmgas/nfc/virtual'>
export const chip = (caller: Caller, op: Op['op'], more: Partial<Op> = {}) =>
  caller.ok('default POST /crmgas/nfc/virtual', { cardNo: CARD, op, ...more })

type Open = In<'default POST /crmgas/nfc/open'>
export const open = (caller: Caller, asked: Partial<Open>) =>
  caller.ok('default POST /crmgas/nfc/open', {
    mode: 'WRITE',
    platform: 'VIRTUAL',
    requestNo: requestNo(),
    ...asked,
  })

type Commands = Out<'default POST /crmgas/nfc/open'>['commands']
export type Stepped = Out<'default POST /crmgas/nfc/step'>

/** Sends a list to the card until it does not answer with 9000, as a phone does. */
export async function relay(caller: Caller, commands: Commands, cardNo = CARD) {
  const results: { seq: number; data: string; sw: string }[] = []
  for (const { seq, apdu } of commands) {
    const { data, sw } = await chip(caller, 'APDU', { apdu, cardNo })
    if (sw === '') return { results, lost: true }
    results.push({ seq, data, sw })
    if (sw !== '9000') break
  }
  return { results, lost: false }
}

/** Holds the card to the phone and goes on until the session has an end. */
export async function touch(caller: Caller, asked: Partial<Open>, cardNo = CARD): Promise<Stepped> {
  const opened = await open(caller, asked)
  await chip(caller, 'TAP', { cardNo })
  let commands = opened.commands
  for (;;) {
    const said = await relay(caller, commands, cardNo)
    const answer = await caller.ok('default POST /crmgas/nfc/step', { sessionId: opened.sessionId, ...said })
    if (answer.done) return answer
    commands = answer.commands
  }
}

export const gasOrder = (caller: Caller, gasOrderId: string) =>
  caller.ok('default GET /crmgas/gasPaymentOrder/detail', { gasOrderId })
export const stateOf = async (caller: Caller, gasOrderId: string) => (await gasOrder(caller, gasOrderId)).state
