import { inTurn, listOf, settled, silent } from '@/testing/answers'
import { aCard, aGasOrder, aGasOrderRow, aStepped, someSupport } from '@/testing/make/gas'
import { someChannels } from '@/testing/make/payment'
import { onChanged } from '@/request'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

const LIST = 'default GET /crmgas/gasPaymentOrder/list'
const DETAIL = 'default GET /crmgas/gasPaymentOrder/detail'
const CARDS = 'default GET /crmgas/nfc/cards'
const SUPPORT = 'default GET /crmgas/nfc/support'
const OPEN = 'default POST /crmgas/nfc/open'
const STEP = 'default POST /crmgas/nfc/step'
const VIRTUAL = 'default POST /crmgas/nfc/virtual'
const ABORT = 'default POST /crmgas/nfc/abort'

test('a list of purchases leads to what comes next', async () => {
  const rows = [
    aGasOrderRow(),
    aGasOrderRow({ gasOrderId: 'g2', state: 'WAIT_PAY', canPay: true, canCancel: true, nextSubNo: null, paidAt: null }),
    aGasOrderRow({ gasOrderId: 'g3', state: 'PART_WRITTEN', slices: 3, writtenSlices: 1, nextSubNo: 2 }),
    aGasOrderRow({ gasOrderId: 'g4', buyMode: 'AMOUNT', volume: null, pricedVolume: '124.6', amount: '500.00' }),
  ]
  const page = await renderPage('/subPages/gasPaymentOrder/list', { as: master(), answers: { [LIST]: listOf(rows) } })
  expect(page.text()).toContain('已写 1/3 笔')
  // What was bought for money says its gas beside the money, which is there once.
  expect(page.text()).toMatch(/约 124\.6\s?m³/)
  expect(page.text().split('¥500.00')).toHaveLength(2)
  page.tap(page.button('去写卡'))
  await settled()
  expect(page.went).toEqual(['navigateTo /subPages/nfc/write?gasOrderId=g1&subNo=1'])
})

test('an empty list says so', async () => {
  const page = await renderPage('/subPages/gasPaymentOrder/list', { as: master(), answers: { [LIST]: listOf([]) } })
  expect(page.text()).toContain('暂无购气订单')
})

test('a purchase with an unknown result warns, and is checked', async () => {
  const order = aGasOrder({ state: 'UNKNOWN', refundable: { ok: false, reason: '写卡待核实，暂不能退款' } })
  const page = await renderPage('/subPages/gasPaymentOrder/detail', {
    as: master(),
    params: { gasOrderId: 'g1' },
    answers: { [DETAIL]: order },
  })
  expect(page.text()).toContain('写卡结果待核实，请勿重复购买')
  expect(page.text()).toContain('第1档 4.0100元/m³ × 249.3 m³')
  page.tap(page.button('申请退款'))
  await settled()
  expect(page.text()).toContain('写卡待核实，暂不能退款')
})

test('one that waits for its money is paid from its page', async () => {
  const order = aGasOrder({ state: 'WAIT_PAY', canPay: true, canCancel: true, nextSubNo: null, paidAt: null })
  const page = await renderPage('/subPages/gasPaymentOrder/detail', {
    as: master(),
    params: { gasOrderId: 'g1' },
    answers: { [DETAIL]: order, 'default GET /crmgas/pay/channels': someChannels() },
  })
  expect(page.text()).toContain('去支付 ¥1,000.00')
})

test('the writes of a purchase follow one another', async () => {
  const [first] = aGasOrder().subOrders
  const subOrders = first
    ? [
        { ...first, volume: '999.0', state: 'LOADED' as const },
        { ...first, subNo: 2, volume: '999.0' },
      ]
    : []
  const page = await renderPage('/pages/pay/pay-gasvolume-suborder', {
    as: master(),
    params: { gasOrderId: 'g1' },
    answers: { [DETAIL]: aGasOrder({ state: 'PART_WRITTEN', slices: 2, writtenSlices: 1, nextSubNo: 2, subOrders }) },
  })
  expect(page.text()).toContain('单次写卡上限999 m³，需分2次写卡，每次写卡后请先插表')
  expect(page.text()).toContain('写第2笔')
})

test('cards show their content and what waits for them; a contact card shows where it is written', async () => {
  const contact = aCard({ cardNo: '6217000010010202', cardType: 'CONTACT', meterId: '10010202', pending: null })
  const page = await renderPage('/subPages/nfc/list', {
    as: master(),
    answers: { [CARDS]: { list: [aCard(), contact] } },
  })
  expect(page.text()).toContain('249.3 m³')
  expect(page.text()).toContain('该卡为接触式卡，请到网点或自助机写卡')
  page.tap(page.button('写卡记录'))
  await settled()
  expect(page.went).toEqual(['navigateTo /subPages/nfc/record?cardNo=6217000010010204'])
})

test('a phone that cannot write says why and where it can be done', async () => {
  const page = await renderPage('/subPages/nfc/intro', {
    as: master(),
    answers: { [SUPPORT]: someSupport({ virtual: '0' }) },
  })
  expect(page.text()).toContain('浏览器不支持写卡，可通过以下方式写卡：')
  expect(page.text()).not.toContain('开始写卡')
})

const opened = {
  sessionId: 'n1',
  mode: 'WRITE' as const,
  cardTail: '0204',
  expireAt: '2026-11-23T09:33:00+08:00',
  commands: [{ seq: 1, name: 'SELECT' as const, apdu: '00A4' }],
}
const writing = {
  [DETAIL]: aGasOrder(),
  [CARDS]: { list: [aCard()] },
  [SUPPORT]: someSupport(),
  [OPEN]: opened,
  [VIRTUAL]: { image: '', feedback: '', inField: true, data: '', sw: '9000' },
  [ABORT]: { orderState: 'WAIT_WRITE' as const },
}

test('an emulated card is held to the page, read, written and read back', async () => {
  const write = aStepped({ step: 'WRITE', done: false, result: null, card: null })
  const buzz = jest.fn()
  Object.assign(navigator, { vibrate: buzz })
  const page = await renderPage('/subPages/nfc/write', {
    as: master(),
    params: { gasOrderId: 'g1', subNo: 1 },
    answers: {
      ...writing,
      [STEP]: inTurn({ ...write, commands: [{ seq: 5, name: 'AUTH' as const, apdu: '0082' }] }, aStepped()),
    },
  })
  await settled()
  expect(page.text()).toContain('请将燃气卡贴近手机背面')
  expect(buzz).not.toHaveBeenCalled()
  const seen: number[] = []
  const stop = onChanged(() => seen.push(page.sent(STEP).length))
  page.tap(page.button('贴卡'))
  await settled()
  await settled()
  expect(page.text()).toContain('写卡成功')
  expect(page.text()).toContain('249.3 m³')
  // The phone is at the card, not before the eyes.
  expect(buzz).toHaveBeenCalledTimes(1)
  // Pages behind this one are notified once, when the last step is done.
  expect(seen).toEqual([2])
  stop()
})

test('leaving is asked about while the card is written, not before and not after (A 6.30)', async () => {
  const page = await renderPage('/subPages/nfc/write', {
    as: master(),
    params: { gasOrderId: 'g1', subNo: 1 },
    answers: { ...writing, [STEP]: silent },
  })
  await settled()
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const before = isAsked()
  page.tap(page.button('贴卡'))
  await settled()
  const during = isAsked()
  await page.close()
  expect([before, during, isAsked()]).toEqual([false, true, false])
})

test('the records of a card alone, chosen among those of the customer (A 6.31)', async () => {
  const RECORDS = 'default GET /crmgas/nfc/record'
  const other = aCard({ cardNo: '6217000010010202', meterName: '大堂' })
  const page = await renderPage('/subPages/nfc/record', {
    as: master(),
    params: { cardNo: '6217000010010204' },
    answers: { [CARDS]: { list: [aCard(), other] }, [RECORDS]: listOf([]) },
  })
  await settled()
  await page.press('燃气卡：面点间', '大堂卡尾号 0202')
  expect(page.sent(RECORDS).map(({ cardNo }) => cardNo)).toEqual(['6217000010010204', '6217000010010202'])
})
