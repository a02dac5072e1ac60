/*
 * Input that a customer really gives, and the answer to it: the designed message, and nothing half-written. What is not here stands beside
 * its own kind: signatures of a dot, disputes without a reason, two people confirming and disputing at once (settlement.test.ts), a phone
 * without NFC or with it switched off (platform/nfc).
 */
import { sql } from 'kysely'
import type { ApiKey } from '@contract'
import { registerPicture } from '../../gateway/demo/energy/picture'
import { receive } from '../../gateway/modules/file/service'
import type { Caller, TestGateway } from '../setup/gateway'
import { CARD, METER, RESTAURANT, aRestaurant, bought, chip, cook, stateOf, touch } from './card-kit'
import { aMeter, flatPrice } from './energy-kit'
import { moneyGateway } from './money-kit'
import { aBill, anAccount, inTransaction, payer, POSTPAID, requestNo } from './payment-kit'
import { aReceiver, moneyIn, orderTransfer } from './transfer-kit'

const NOW = '2026-11-29T09:30:00+08:00'
const OTHER = '10010203'
const TRIAL = 'default POST /crmgas/price/trial'

let gateway: TestGateway
let li: Caller
let chen: Caller
let staff: Caller
beforeEach(async () => {
  gateway = await moneyGateway(NOW)
  await anAccount(gateway.db)
  await aRestaurant(gateway.db, [{}, { meterId: OTHER }])
  await flatPrice(gateway.db, POSTPAID.companyCode)
  await aReceiver(gateway)
  await aReceiver(gateway, RESTAURANT.companyCode)
  await aMeter(gateway.db, POSTPAID, { meterId: 'M1', meterType: 'MECH', lastReadingAt: '2026-11-01T09:00:00+08:00' })
  await gateway.drain()
  li = payer(gateway, POSTPAID)
  chen = cook(gateway)
  staff = gateway.asSession({ userId: 'staff', companyCode: POSTPAID.companyCode })
})
afterEach(() => gateway.close())

const tables = [
  'payOrder',
  'payment',
  'ledgerEntry',
  'ttOrder',
  'ttProof',
  'installmentPlan',
  'gasOrder',
  'meterReading',
  'meterImg',
  'reviewTask',
]
/** How many rows there are of all that a refused write could have left. */
async function rows(): Promise<string> {
  const counts = tables.map((name) => `(select count(*) from ${name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)})`)
  const found = await sql<{ counts: string }>`select concat_ws(' ', ${sql.raw(counts.join(', '))}) as counts`.execute(
    gateway.db,
  )
  return found.rows[0]?.counts ?? ''
}
/** The refusal, after which everything is as it was. */
async function refused(caller: Caller, key: ApiKey, input: object): Promise<{ code: string; text: string }> {
  const before = await rows()
  const { code, text, ok } = await caller.send(key, { ...input, requestNo: requestNo() })
  expect(ok).toBe(false)
  expect(await rows()).toBe(before)
  return { code, text }
}
async function uploaded(bizType: string, name: string, bytes: Buffer): Promise<string> {
  const owner = { type: 'USER', id: 'u-1', companyCode: POSTPAID.companyCode } as const
  return (await inTransaction(gateway, (work) => receive(work, owner, { bizType, name, bytes }))).fileId
}

describe('volumes and amounts', () => {
  it.each(['1e6', '1000000', '0', '-5', '1.5', '十', ' '])('%j m³ of gas are none', async (value) =>
    expect(await refused(chen, TRIAL, { meterId: METER, buyMode: 'VOLUME', value })).toEqual({
      code: 'A2317',
      text: '请输入正确的金额或气量',
    }),
  )

  it('full-width digits are digits, for gas, money and registers', async () => {
    const tried = await chen.ok(TRIAL, { meterId: METER, buyMode: 'VOLUME', value: '１０' })
    expect(tried).toMatchObject({ volume: '10.0', amount: '30.00' })
    const order = { bizType: 'PREPAY', amount: '１００．５', channel: 'SANDBOX', requestNo: requestNo() } as const
    expect(await li.ok('default POST /crmgas/pay/createOrder', order)).toMatchObject({ amount: '100.50' })
    const photo = {
      meterId: 'M1',
      fileID: await uploaded('METER_IMG', 'm.png', registerPicture('1200.50')),
      confirmed: '1',
    }
    await li.send(
      'default POST /crmgas/setMeterImg',
      {
        ...photo,
        reading: '１２００．５',
        purpose: 'CHECK',
        requestNo: requestNo(),
      },
      { 'user-agent': 'MicroMessenger/8.0' },
    )
    const kept = await gateway.db.selectFrom('meterImg').select('reading').execute()
    expect(kept).toEqual([{ reading: '1200.50' }])
  })
})

describe('months', () => {
  it('to come has no bill and no usage', async () => {
    expect(await refused(li, 'energy GET /monthBill/detail', { billMonth: '2027-05' })).toMatchObject({ code: '2902' })
    expect(
      await refused(li, 'energy GET /monthBill/detailSingle', { meterId: 'M1', billMonth: '2027-05' }),
    ).toMatchObject({ code: '2902' })
    const seen = await li.ok('energy GET /energy/overview', { month: '2027-05' })
    expect(seen).toMatchObject({ yoyPct: null, momPct: null, abnormal: [] })
    expect(Number(seen.month ?? '0')).toBe(0)
  })
})

describe('a price notice', () => {
  it('that ends before it begins is none', async () => {
    const backwards = { effectiveFrom: '2026-11-01', effectiveTo: '2026-10-01' }
    const row = { companyCode: '1002', priceId: 'x', gasUse: 'PUB', season: 'HEATING', tierMode: 'NONE' } as const
    const price = { guidePrice: '3.0000', basePrice: '3.0000' }
    const written = gateway.db
      .insertInto('priceSchedule')
      .values({ ...row, ...price, ...backwards })
      .execute()
    await expect(written).rejects.toThrow(/check/)
  })
})

describe('instalments', () => {
  it.each([
    ['2000000.01', {}, 'A2601', '当前欠费不符合分期条件'],
    ['4999.99', {}, 'A2601', '当前欠费不符合分期条件'],
    ['6000.00', { downPct: 29 }, 'A2602', '首付比例不能低于30%'],
    ['6000.00', { agree: '0' }, 'A2604', '请先阅读并同意分期协议'],
    ['6000.00', { periods: 13 }, '2901', expect.any(String)],
  ])('of %s with %j', async (receivable, over, code, text) => {
    await aBill(gateway.db, POSTPAID, { billId: 'b', receivable, dueDate: '2026-12-20' })
    const wish = { billIds: ['b'], downPct: 30, periods: 3, reason: '资金周转紧张', agree: '1', ...over }
    expect(await refused(li, 'default POST /crmgas/installment/apply', wish)).toEqual({ code, text })
  })
})

describe('transfers', () => {
  it('money with the code of another company’s transfer belongs to no customer until a clerk has looked', async () => {
    const { ttId, remitCode } = await orderTransfer(li)
    const { matchedTtId } = await moneyIn(chen, { note: remitCode, amount: '500.00', payerAccount: '62220000' })
    expect(matchedTtId).toBeNull()
    expect(await li.ok('default GET /crmgas/pay/tt/detail', { ttId })).toMatchObject({ state: 'WAIT_REMIT' })
    const waiting = await gateway.db.selectFrom('bankStatement').select(['companyCode', 'state']).execute()
    expect(waiting).toEqual([{ companyCode: RESTAURANT.companyCode, state: 'WAITING' }])
    const entries = await gateway.db.selectFrom('ledgerEntry').selectAll().execute()
    expect(entries).toEqual([])
  })

  it('a slip that is a picture of something else goes back with its reason, and may be sent again', async () => {
    const { ttId } = await orderTransfer(li)
    const cat = async () => [{ fileId: await uploaded('TT_PROOF', 'cat.png', registerPicture('9.00')) }]
    const send = async (files: { fileId: string }[]) =>
      li.send('default POST /crmgas/pay/tt/uploadProof', {
        ttId,
        files,
        remitDate: '2026-11-29',
        requestNo: requestNo(),
      })
    await send(await cat())
    const [task] = (await staff.ok('btwob GET /review/list', { bizType: 'TT_PROOF' })).list
    expect(task?.files).toHaveLength(1)
    const said = { taskId: task?.taskId ?? '', decision: 'REJECT' as const, remark: '凭证不清晰' }
    await staff.ok('btwob POST /review/decide', said)
    const seen = await li.ok('default GET /crmgas/pay/tt/detail', { ttId })
    expect(seen).toMatchObject({ state: 'REJECTED', rejectReason: '凭证不清晰', canUpload: true, arrivedAmount: null })
    expect(await send(await cat())).toMatchObject({ ok: true })
  })

  it('a slip of another kind of file is refused before it is kept', async () => {
    const { ttId } = await orderTransfer(li)
    const fileId = await uploaded('METER_IMG', 'm.png', registerPicture('9.00'))
    const sent = { ttId, files: [{ fileId }], remitDate: '2026-11-29' }
    expect(await refused(li, 'default POST /crmgas/pay/tt/uploadProof', sent)).toMatchObject({
      code: expect.stringMatching(/^(A2502|44852)$/),
    })
  })
})

describe('cards', () => {
  it.each([
    [
      'an iPhone in the mini-program',
      { platform: 'WEAPP', system: 'iOS 17.4' },
      'IOS',
      '苹果手机的微信小程序不支持写卡',
    ],
    ['a browser', { platform: 'H5' }, 'H5', '浏览器不支持写卡'],
  ] as const)('%s gets the reason why not, and where to go', async (_name, phone, reasonCode, reason) => {
    const said = await chen.ok('default GET /crmgas/nfc/support', phone)
    expect(said).toMatchObject({ supported: false, reasonCode, reason })
    expect(said.ways).toEqual(['安卓手机微信小程序', '原生App', '营业网点自助机'])
  })

  const OTHER_CARD = `62170000${OTHER}`

  it('of another meter take nothing; the order waits for its own (A2401)', async () => {
    const { gasOrderId } = await bought(chen, 'VOLUME', '10')
    const opened = { gasOrderId }
    expect(await touch(chen, opened, OTHER_CARD)).toMatchObject({
      result: { state: 'FAILED', code: 'A2401', message: '卡号不匹配，请使用尾号0204的燃气卡' },
    })
    expect(await stateOf(chen, gasOrderId)).toBe('WAIT_WRITE')
    expect(await touch(chen, opened)).toMatchObject({ result: { state: 'SUCCESS' } })
  })

  it('with gas that is not in the meter yet take no more (A2406)', async () => {
    const first = await bought(chen, 'VOLUME', '10')
    await touch(chen, { gasOrderId: first.gasOrderId })
    const second = await bought(chen, 'VOLUME', '20')
    expect(await touch(chen, { gasOrderId: second.gasOrderId })).toMatchObject({
      result: { state: 'FAILED', code: 'A2406', message: '卡内有未上表气量，请先插表充值后再写卡' },
    })
    expect(await stateOf(chen, second.gasOrderId)).toBe('WAIT_WRITE')
    await chip(chen, 'LOAD', { cardNo: CARD })
    expect(await touch(chen, { gasOrderId: second.gasOrderId })).toMatchObject({ result: { state: 'SUCCESS' } })
  })
})
