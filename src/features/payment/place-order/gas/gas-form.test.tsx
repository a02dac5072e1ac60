import type { Out } from '@contract'
import { refused, settled, type Answers } from '@/testing/answers'
import { aCashier, anOrder, aPayAccount, someChannels, somePayMeters, type PayMeters } from '@/testing/make/payment'
import { renderPage, type OpenPage } from '@/testing/page'
import { subAccount } from '@/testing/people'
import type { Trial } from './gas-buy'

const TRIAL = 'default POST /crmgas/price/trial'
const BUY = 'default POST /crmgas/icBuyGus'
const BUY_SLICES = 'default POST /crmgas/icBuyGus4HQW'
const PREPAY = 'default POST /crmgas/pay/prepay'

type CardMeter = PayMeters['groups'][number]['meters'][number]
const meter: CardMeter = {
  ...({ meterId: 'm4', meterNo: '003010010204', name: '面点间', location: '后厨', meterType: 'IC' } as const),
  ...({ chargeMode: 'PREPAID_CARD', cardType: 'NFC', remainVolume: '204.0', state: 'NORMAL' } as const),
  lastReadingAt: null,
  canPay: true,
  reason: null,
  pending: null,
}
const metersOf = (part: Partial<CardMeter> = {}) =>
  somePayMeters({
    account: aPayAccount({ chargeMode: 'PREPAID_CARD' }),
    groups: [{ type: 'IC', meters: [{ ...meter, ...part }] }],
  })
const trial: Trial = {
  volume: '249.3',
  amount: '999.67',
  leftover: '0.33',
  priceVersion: 'v1',
  split: [],
  segments: [{ tierNo: 1, season: 'HEATING', price: '4.0100', volume: '249.3', amount: '999.67' }],
}
const { bizType: _prepaid, ...made } = anOrder({ amount: '1000.00', payAmount: '1000.00' })
const bought: Out<typeof BUY> = {
  ...made,
  gasOrderId: 'g1',
  gasOrderNo: 'GQ1',
  slices: [],
}

let page: OpenPage
const amount = { value: '1000' } as const
const open = async (answers: Answers = {}, meters = metersOf(), of: object = amount) => {
  page = await renderPage('/pages/pay/place-order', {
    as: subAccount(['PAY_TOPUP']),
    params: { bizType: 'IC', meterId: 'm4', ...of },
    answers: {
      'default GET /crmgas/pay/payMeters': meters,
      'default GET /crmgas/pay/channels': someChannels(),
      [TRIAL]: trial,
      [BUY]: bought,
      [BUY_SLICES]: bought,
      [PREPAY]: aCashier(),
      ...answers,
    },
  })
  await settled()
}
const payOn = async () => {
  const tick = page.host().querySelector<HTMLElement>('[role=checkbox]')
  if (tick !== null) page.tap(tick)
  page.tap(page.button('立即支付 ¥1,000.00'))
  await settled()
}
const yes = async () => {
  page.agree()
  await settled()
}

test('what the money buys is seen before it goes: tiers, the rest, one last look; then it is paid', async () => {
  await open()
  for (const words of ['面点间', '204m³', '249.3', '第1档 4.0100元/m³', '余款 ¥0.33 将转入账户余额'])
    expect(page.text()).toContain(words)
  await payOn()
  expect(page.text()).toContain('表号 003010010204，气量 249.3 m³，金额 ¥1,000.00，预计写卡次数 1，写卡方式 NFC写卡')
  expect(page.sent(BUY)).toEqual([])
  await yes()
  const asked = { meterId: 'm4', buyMode: 'AMOUNT', value: '1000.00', priceVersion: 'v1', writeMode: 'NFC' }
  expect(page.sent(BUY)).toMatchObject([{ ...asked, channel: 'SANDBOX' }])
  expect(page.calls()).toContain(PREPAY)
})

test('a volume that was worked out elsewhere is bought as one (A 6.19)', async () => {
  await open({}, metersOf(), { buyMode: 'VOLUME', value: '2500' })
  expect(page.sent(TRIAL)).toEqual([{ meterId: 'm4', buyMode: 'VOLUME', value: '2500' }])
  expect(page.text()).toContain('2,500m³')
})

test('more than one write of the card sends the cut that was seen, and leads to its writes', async () => {
  const split = [
    { seq: 1, volume: '124.6', amount: '499.65' },
    { seq: 2, volume: '124.7', amount: '500.02' },
  ]
  await open({ [TRIAL]: { ...trial, split } })
  expect(page.text()).toContain('分2次写卡')
  await payOn()
  await yes()
  expect(page.sent(BUY)).toEqual([])
  const slices = split.map(({ volume, amount }) => ({ volume, amount }))
  expect(page.sent(BUY_SLICES)).toMatchObject([{ slices }])
  expect(page.went).toEqual(['redirectTo /pages/pay/pay-gasvolume-suborder?gasOrderId=g1'])
})

test('a price that moved meanwhile is shown, and the trial asked again (A2302)', async () => {
  await open({ [BUY]: refused('A2302', '金额已更新，请刷新后重新支付') })
  const before = page.sent(TRIAL).length
  await payOn()
  await yes()
  expect(page.text()).toContain('金额已更新，请刷新后重新支付')
  await yes()
  expect(page.sent(TRIAL).length).toBeGreaterThan(before)
  expect(page.calls()).not.toContain(PREPAY)
})

test('a card that a phone cannot write is written at an outlet; the meter says why nothing can be bought', async () => {
  await open({}, metersOf({ cardType: 'CONTACT' }))
  expect(page.text()).toContain('该卡为接触式卡，支付后请到网点或自助机写卡')
  expect(page.names()).not.toContain('NFC写卡')
  await open({}, metersOf({ canPay: false, reason: '表具故障，请联系客服' }))
  expect(page.text()).toContain('表具故障，请联系客服')
})
