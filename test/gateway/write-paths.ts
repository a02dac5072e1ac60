/*
 * Ways through the writes of the demo world, each as its users take it. The work that follows a write counts beside it: an invoice item is
 * derived after its payment.
 */
import type { ApiKey, In, Out } from '@contract'
import type { Caller, TestGateway } from '../setup/gateway'
import { deskHeaders } from './login-kit'
import { newHookWish, newKeyWish } from './open-kit'
import { aLink } from './guest-kit'
import { wish } from './card-kit'
import { requestNo } from './payment-kit'
import { moneyIn, PAYER } from './transfer-kit'
import { wishOf } from './invoice-kit'

export interface People {
  gateway: TestGateway
  /** Prepaid remote meters. */
  factory: Caller
  /** Works for the factory. */
  clerk: Caller
  /** Prepaid card meters. */
  cook: Caller
  /** Billed afterwards. */
  hospital: Caller
  desk: Caller
}
export interface Taking extends People {
  /** A write; its rows are counted. */
  write<K extends ApiKey>(caller: Caller, key: K, input: In<K>): Promise<Out<K>>
  /** Work that is counted under this name. */
  step(name: string, work: () => Promise<unknown>): Promise<void>
  /** What waits is done, and counted under this name. */
  follow(name: string): Promise<void>
}

/** A member of staff, with the header that opens the desk in every call. */
async function deskOf(gateway: TestGateway): Promise<Caller> {
  const caller = await gateway.as('13800000012')
  const headers = await deskHeaders(gateway, caller.headers)
  return {
    headers: { ...caller.headers, ...headers },
    call: (key, input) => caller.call(key, input, headers),
    ok: (key, input) => caller.ok(key, input, headers),
    send: (key, input) => caller.send(key, input, headers),
  }
}

export const PHONES = {
  factory: '13800000001',
  clerk: '13800000002',
  cook: '13800000007',
  hospital: '13800000008',
} as const

export const peopleOf = async (gateway: TestGateway): Promise<People> => ({
  gateway,
  factory: await gateway.as(PHONES.factory),
  clerk: await gateway.as(PHONES.clerk),
  cook: await gateway.as(PHONES.cook),
  hospital: await gateway.as(PHONES.hospital),
  desk: await deskOf(gateway),
})

const CREATE = 'default POST /crmgas/pay/createOrder'

async function paid({ write, step, follow }: Taking, caller: Caller, orderId: string, name: string): Promise<void> {
  const { params } = await write(caller, 'default POST /crmgas/pay/prepay', {
    orderId,
    channel: 'SANDBOX',
    requestNo: requestNo(),
  })
  const { sandboxToken } = params as { sandboxToken: string }
  await write(caller, 'default POST /crmgas/pay/sandbox/pay', { sandboxToken, result: 'SUCCESS' })
  // The page at the cashier asks until the money is there.
  await step(`payment of ${name}`, async () => {
    for (let poll = 0; poll < 3; poll += 1) await caller.ok('default GET /crmgas/pay/query', { orderId })
  })
  await follow(`work after ${name}`)
}

async function topUp(taking: Taking): Promise<void> {
  const { write, factory } = taking
  const order = { bizType: 'PREPAY', amount: '100.00', channel: 'SANDBOX' } as const
  const { orderId } = await write(factory, CREATE, { ...order, requestNo: requestNo() })
  await paid(taking, factory, orderId, 'a top-up')
}

async function bills(taking: Taking): Promise<void> {
  const { write, hospital } = taking
  const { list } = await hospital.ok('default GET /crmgas/bill/list', { state: 'UNPAID_ALL' })
  const billIds = list
    .filter(({ state }) => state === 'UNPAID' || state === 'OVERDUE')
    .map(({ billId }) => ({ billId }))
  const order = { bizType: 'BILL', billIds, useBalance: '0', channel: 'SANDBOX' } as const
  const first = await write(hospital, CREATE, { ...order, requestNo: requestNo() })
  await write(hospital, 'default POST /crmgas/pay/cancel', { orderId: first.orderId })
  const { orderId } = await write(hospital, CREATE, { ...order, requestNo: requestNo() })
  await paid(taking, hospital, orderId, 'bills')
}

async function transfers({ write, follow, hospital }: Taking): Promise<void> {
  const { receivers } = await hospital.ok('default GET /crmgas/pay/tt/init', {})
  const wanted = () => ({
    purpose: 'PREPAY' as const,
    amount: '500.00',
    receiverId: receivers[0]?.id ?? '',
    ...PAYER,
    requestNo: requestNo(),
  })
  const first = await write(hospital, 'default POST /crmgas/pay/tt/create', wanted())
  await write(hospital, 'default POST /crmgas/pay/tt/cancel', { ttId: first.ttId })
  const second = await write(hospital, 'default POST /crmgas/pay/tt/create', wanted())
  await moneyIn(hospital, { ttId: second.ttId })
  await follow('work after money at the bank')
}

async function gas(taking: Taking): Promise<void> {
  const { write, cook } = taking
  const { list } = await cook.ok('default GET /crmgas/list-meter-channel', { meterType: 'IC' })
  // One of its meters has an order already.
  const wanted = await wish(cook, 'VOLUME', '10', list.at(-1)?.meterId ?? '')
  const { slices: _slices, ...whole } = wanted
  const first = await write(cook, 'default POST /crmgas/icBuyGus', whole)
  await write(cook, 'default POST /crmgas/gasPaymentOrder/cancel', { gasOrderId: first.gasOrderId })
  const second = await write(cook, 'default POST /crmgas/icBuyGus', { ...whole, requestNo: requestNo() })
  await paid(taking, cook, second.orderId, 'gas')
}

async function invoices({ write, follow, hospital }: Taking): Promise<void> {
  const { list } = await hospital.ok('default GET /crmgas/invoice/waitList', { pageSize: 1 })
  const tradeNos = list.map(({ tradeNo }) => tradeNo)
  const first = await write(hospital, 'default POST /crmgas/invoice/pickTrades', { tradeNos })
  await write(hospital, 'default POST /crmgas/invoice/releasePick', { pickId: first.pickId })
  const { pickId, grossTotal } = await write(hospital, 'default POST /crmgas/invoice/pickTrades', { tradeNos })
  const [title] = await hospital.ok('default GET /crmgas/invoice/titleList', {})
  const titleId = title?.titleId ?? ''
  await write(hospital, 'default POST /crmgas/invoice/createInvoiceV2', wishOf(pickId, grossTotal, { titleId }))
  await follow('work after an invoice was asked for')
}

const VISIT = { handlerName: '李师傅', handlerPhone: '13800000099' }

async function tickets({ write, follow, factory, desk }: Taking): Promise<void> {
  const { ticketId } = await write(factory, 'default POST /crmgas/serviceTicket/add', {
    ticketType: 'CONSULT',
    subtype: 'C_BILL',
    description: '账单金额与上月相差较大，请核实',
    contactName: '王经理',
    contactPhone: '13800000001',
    requestNo: requestNo(),
  })
  const version = async () => (await factory.ok('default GET /crmgas/serviceTicket/detail', { ticketId })).version
  await write(factory, 'default POST /crmgas/serviceTicket/reply', {
    ticketId,
    content: '请尽快',
    requestNo: requestNo(),
  })
  await follow('work after a ticket')
  await write(desk, 'btwob POST /ticket/accept', { ticketId, version: await version() })
  await write(desk, 'btwob POST /ticket/dispatch', { ticketId, version: await version(), ...VISIT })
  await write(desk, 'btwob POST /ticket/start', { ticketId, version: await version() })
  await write(desk, 'btwob POST /ticket/resolve', {
    ticketId,
    version: await version(),
    resultText: '已核实账单并说明',
  })
  await write(factory, 'default POST /crmgas/serviceTicket/confirm', {
    ticketId,
    version: await version(),
    solved: true,
  })
  const best = { score: 5, timeliness: 5, attitude: 5, professional: 5, solved: true }
  const remark = { tags: [], comment: '', anonymous: false }
  await write(factory, 'default POST /crmgas/serviceTicket/evaluate', { ticketId, ...best, ...remark })
}

async function prepared({ write, factory, clerk }: Taking): Promise<void> {
  const wanted = { kind: 'PREPAY', amount: '88.00' } as const
  const { preparedId } = await write(clerk, 'btwob POST /pay/prepared/save', { ...wanted, requestNo: requestNo() })
  await write(factory, 'btwob POST /pay/prepared/refuse', { preparedId, reason: '金额有误' })
  await write(factory, 'btwob POST /pay/basket/create', {
    entries: [{ bp: '1000000001', ...wanted }],
    channel: 'SANDBOX',
    requestNo: requestNo(),
  })
}

async function ownThings({ write, gateway, factory, hospital }: Taking): Promise<void> {
  await write(hospital, 'default POST /crmgas/message/readAll', { asOf: gateway.clock.iso() })
  await write(factory, 'btwob POST /openKey/save', await newKeyWish(gateway, factory))
  await write(factory, 'btwob POST /openHook/save', await newHookWish(gateway, factory))
  const { linkId } = await aLink(gateway, factory)
  await write(factory, 'btwob POST /guestLink/revoke', { linkId })
  await write(factory, 'btwob POST /draft/save', { place: 'ticket', values: '{}' })
}

/** The answer is worked out beside the call, from the same pages as its user reads: counted is all of it, whichever of the two is first. */
async function question({ step, hospital }: Taking): Promise<void> {
  await step('a question and its answer', async () => {
    const question = '这个月的账单是多少？'
    const { messageId } = await hospital.ok('gpt POST /chat/send', { question, requestNo: requestNo() })
    const isDone = async () => (await hospital.ok('gpt GET /chat/poll', { messageId, offset: 0 })).done
    while (!(await isDone())) await new Promise((next) => setTimeout(next, 20))
  })
}

/** By name; each stands alone. */
export const PATHS: Readonly<Record<string, (taking: Taking) => Promise<void>>> = {
  topUp,
  bills,
  transfers,
  gas,
  invoices,
  tickets,
  prepared,
  ownThings,
  question,
}
