import { act } from 'react'
import { inTurn, listOf, lost, refused, settled, type Answers } from '@/testing/answers'
import { aContractNotice } from '@/testing/make/contract'
import { aPackage, aPackageDetail, aSalePreview } from '@/testing/make/package'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'
import { draftOf, saveDraft } from './parts/order/order-draft'
import { stockOf } from './package-text'

const BASE = '/subPagesB/pages/gas-package'
const LIST = 'taocan GET /trade/package/list'
const SUMMARY = 'taocan GET /trade/order/summary'
const NOTICES = 'default GET /crmgas/contract/notice/list'
const DETAIL = 'taocan GET /trade/package/detail'
const PREVIEW = 'taocan POST /trade/package/preview'
const CHECK = 'taocan POST /trade/agree/comboCustomerCheck'
const CREATE = 'taocan POST /trade/agree/createAgree'

/** A notice as lists have it. */
const { customerName: _customer, companyName: _company, renewable: _renewable, ...notice } = aContractNotice()
const nothing = { running: [], todoCount: 0 }
const least = aSalePreview({ volume: '10000', totalAmount: '36800.00', depositAmount: '3680.00', saving: '1800.00' })
const previews: NonNullable<Answers[typeof PREVIEW]> = ({ volume }) =>
  volume === '10000' ? least : aSalePreview({ volume })
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/** Past the pause after typing. */
const pause = () => act(() => jest.advanceTimersByTimeAsync(350))
const rested = async () => {
  await pause()
  await settled()
}

test('the shop window: price beside the published one, what is left, when it begins; a card leads to its package', async () => {
  const rows = [
    aPackage(),
    aPackage({ packageId: 'PKG008', name: '尾量秒订气量包', soldVolume: '2998000', leftVolume: '2000' }),
    aPackage({
      packageId: 'PKG004',
      name: '春季平价气量包',
      state: 'NOT_STARTED',
      saleStart: '2026-11-28T09:00:00+08:00',
    }),
  ]
  const page = await renderPage(`${BASE}/index`, {
    as: master(),
    answers: { [LIST]: listOf(rows), [SUMMARY]: nothing, [NOTICES]: listOf([notice, { ...notice, status: 'ACKED' }]) },
  })
  for (const words of [
    '已售 62%',
    '剩余 1,140,000 m³',
    '仅剩 2,000 m³',
    '11-28 09:00 开售',
    '保证金10%',
    '2027-01 至 2027-03',
    '将于2026-12-18到期，剩余25天',
  ])
    expect(page.text()).toContain(words)
  page.tap(page.button('提气管理'))
  expect(page.text()).toContain('暂无提气中的订单')
  page.tap(page.button('未开售'))
  await settled()
  expect(page.sent(LIST).at(-1)).toMatchObject({ status: 'NOT_STARTED' })
  page.tap(page.button(page.names().find((name) => name.includes('尾量秒订气量包')) ?? '尾量秒订气量包'))
  await settled()
  expect(page.went).toEqual([`navigateTo ${BASE}/gas-package-detail?packageId=PKG008`])
})

const openDetail = (answers: Answers = {}) =>
  renderPage(`${BASE}/gas-package-detail`, {
    as: master(),
    params: { packageId: 'PKG001' },
    answers: { [DETAIL]: aPackageDetail(), [PREVIEW]: previews, ...answers },
  })

test('a customer that fails a condition reads what to correct; one that meets them goes on to order (K-02)', async () => {
  const item = { code: 'ARREARS', name: '欠费情况', message: '存在逾期未缴气费，请先缴清' } as const
  const items = [{ ...item, pass: false, actionRoute: '/pages/my-bill/list/list' }]
  const page = await openDetail({ [CHECK]: inTurn({ pass: false, items }, { pass: true, items: [] }) })
  expect(page.text()).toContain('订10,000 m³较公布价预计节省 ¥1,800.00')
  expect(page.text()).toContain('非远传表，不支持提气')
  page.tap(page.button('立即订购'))
  await settled()
  expect(page.text()).toContain('存在逾期未缴气费，请先缴清')
  page.tap(page.button('关闭'))
  page.tap(page.button('立即订购'))
  await settled()
  expect(page.went).toEqual([`navigateTo ${BASE}/gas-confirm-order?packageId=PKG001`])
})

test('a check that cannot be had leads nowhere (K-03)', async () => {
  const page = await openDetail({ [CHECK]: lost })
  page.tap(page.button('立即订购'))
  await settled()
  expect(page.text()).toContain('服务异常,请稍后重试')
  expect(page.went).toEqual([])
})

test.each([
  ['an own running order is linked', { myOrderNo: 'M1' }, '查看订单', false],
  ['what is sold out cannot be ordered', { state: 'SOLD_OUT' }, '已售罄', true],
] as const)('%s', async (_name, part, button, isOff) => {
  const page = await openDetail({ [DETAIL]: aPackageDetail(part) })
  expect(page.button(button).disabled).toBe(isOff)
})

test.each([
  ['2960000', '40000', '仅剩 40,000 m³'],
  ['2960000', '0', '其余待付款'],
  ['3000000', '0', '已售罄'],
])('%s sold, %s left: %s', (soldVolume, leftVolume, said) => {
  expect(stockOf({ totalVolume: '3000000', soldVolume, leftVolume }).leftText).toBe(said)
})

test('a trial says what a volume costs', async () => {
  const page = await openDetail()
  page.tap(page.button('收益试算'))
  await rested()
  expect(page.text()).toContain('¥3,680.00')
})

const openOrder = (answers: Answers = {}, before = () => {}) =>
  renderPage(`${BASE}/gas-confirm-order`, {
    as: master(),
    params: { packageId: 'PKG001' },
    answers: { [DETAIL]: aPackageDetail(), [PREVIEW]: previews, ...answers },
    before,
  })
type Page = Awaited<ReturnType<typeof openOrder>>

const created = {
  agreeId: 'A1',
  orderNo: 'M1',
  signDeadline: '2026-11-23T10:00:00+08:00',
  depositAmount: '36800.00',
  totalAmount: '368000.00',
}

async function fill(page: Page, volume: string) {
  page.type(page.input('订购气量'), volume)
  await rested()
  page.tap(page.button('我已阅读并同意'))
  page.tap(page.button('提交并签约'))
  await settled()
}

test('the volume is one that can be had, the texts are agreed to; the order leads to its agreement', async () => {
  const page = await openOrder({ [CREATE]: created })
  page.tap(page.button('提交并签约'))
  await settled()
  expect(page.text()).toContain('请先阅读并同意交易流程和退款说明')
  page.type(page.input('订购气量'), '100500')
  page.tap(page.button('提交并签约'))
  await settled()
  expect(page.text()).toContain('订购气量须在10,000至500,000 m³之间，且为1,000 m³的整数倍')
  await fill(page, '100000')
  expect(page.text()).toContain('将为您锁定100,000 m³气量30分钟，请及时签署供气协议。确认提交？')
  page.tap(page.button('确定'))
  await settled()
  expect(page.sent(CREATE)).toEqual([
    expect.objectContaining({
      sourceNo: 'PKG001',
      volume: '100000',
      meterNos: ['003010010101'],
      contactPhone: '13800000001',
      cycles: [
        { cycleNo: 1, volume: '34400' },
        { cycleNo: 2, volume: '31100' },
        { cycleNo: 3, volume: '34500' },
      ],
    }),
  ])
  expect(page.went).toEqual([`redirectTo ${BASE}/gas-supply-agreement?agreeId=A1`])
})

test('less is left than was wanted: it can be taken instead (42102)', async () => {
  const page = await openOrder({ [CREATE]: refused('42102', '剩余气量不足，当前可订20000 m³', { left: '20000' }) })
  await fill(page, '100000')
  page.tap(page.button('确定'))
  await settled()
  page.tap(page.button('改为20,000 m³'))
  await settled()
  expect(page.input('订购气量').value).toBe('20,000')
})

const openDraft = () =>
  renderPage(`${BASE}/extraction-cycle`, {
    as: master(),
    params: { mode: 'draft', packageId: 'PKG001', volume: '100000' },
    answers: { [DETAIL]: aPackageDetail(), [PREVIEW]: previews },
  })

test('an allocation is taken once it comes to the whole, within the bounds; another volume asks before it is lost', async () => {
  const draft = await openDraft()
  draft.type(draft.input('1月气量'), '20000')
  expect(draft.text()).toContain('须在24,200 m³–44,700 m³之间')
  draft.type(draft.input('1月气量'), '35400')
  expect(draft.text()).toContain('请减少1,000 m³')
  expect(draft.button('确定').disabled).toBe(true)
  draft.type(draft.input('3月气量'), '33500')
  draft.tap(draft.button('确定'))
  await settled()
  expect(draft.went).toEqual(['navigateBack 1'])

  const kept = draftOf('PKG001') ?? null
  const page = await openOrder({}, () => saveDraft('PKG001', kept))
  await rested()
  expect(page.text()).toContain('已自定义')
  page.type(page.input('订购气量'), '90000')
  await settled()
  expect(page.text()).toContain('修改气量将重置周期分配，是否继续？')
  page.tap(page.button('取消'))
  await settled()
  expect(page.input('订购气量').value).toBe('100,000')
  page.type(page.input('订购气量'), '90000')
  await settled()
  page.tap(page.button('确定'))
  await rested()
  expect(page.text()).toContain('默认按天数均分')
})
