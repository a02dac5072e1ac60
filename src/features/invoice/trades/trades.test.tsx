import { listOf, lost, refused, settled } from '@/testing/answers'
import { aPick, aPurchase, sums, type Trade } from '@/testing/make/invoice'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'

const LIST = 'default GET /crmgas/invoice/tradeList'
const PICK = 'default POST /crmgas/invoice/pickTrades'
const METERS = 'default GET /crmgas/list-meter-channel'
const FILES = 'default GET /crmgas/invoice/getElectronicInvoices'
const PATH = '/pages/invoice/trade-list'

const rows: Trade[] = [
  aPurchase(),
  aPurchase({
    tradeNo: 'ic2',
    title: '报警器检定',
    source: 'SERVICE',
    volume: null,
    grossAmount: '320.00',
    daysLeft: 12,
  }),
  aPurchase({ tradeNo: 'ic3', status: 'I2', canPick: false, applyId: 'FP1' }),
  aPurchase({ tradeNo: 'ic4', status: 'I3', canPick: false, invoiceIds: ['n1'] }),
  aPurchase({
    tradeNo: 'y1',
    source: 'PREPAY',
    title: '账户余额',
    status: 'I6',
    canPick: false,
    grossAmount: '500.00',
    blockReason: '预存款，出账后请按账单开票',
  }),
]
const listed = (list: Trade[] = rows) => listOf(list, { sum: { open: sums(2, '5317.56'), issued: sums(1, '4997.56') } })
const open = (more = {}, as = master(), params = {}) =>
  renderPage(PATH, { as, params, answers: { [LIST]: listed(), [METERS]: { list: [] }, ...more } })

test('each payment with its state; what waits in all; the last twelve months by default', async () => {
  const page = await open()
  for (const words of [
    '待开票 2 笔',
    '¥5,317.56',
    '后厨',
    '购气',
    '12天后不可开票',
    '预存款，出账后请按账单开票',
    '开票中',
  ])
    expect(page.text()).toContain(words)
  const { monthFrom, monthTo } = page.sent(LIST)[0] ?? {}
  expect(monthFrom?.slice(0, 4)).toBe(String(Number(monthTo?.slice(0, 4)) - (monthTo?.endsWith('12') ? 0 : 1)))
  page.tap(page.button('待开票'))
  await settled()
  expect(page.sent(LIST).at(-1)).toMatchObject({ status: 'I0' })
})

test('ticked payments are picked, and the form opens', async () => {
  const page = await open({ [PICK]: aPick() })
  expect(page.button('去开票').disabled).toBe(true)
  page.tap(page.input('全选'))
  expect(page.text()).toContain('已选 2 笔¥5,317.56')
  page.tap(page.input('后厨'))
  page.tap(page.button('去开票'))
  await settled()
  expect(page.sent(PICK)).toEqual([{ tradeNos: ['ic2'] }])
  expect(page.went).toEqual(['navigateTo /pages/invoice/invoice-new'])
})

test('an item picked by a colleague is named, and the list loaded again (2601)', async () => {
  const page = await open({
    [PICK]: refused('2601', '所选交易正在被李会计开票，请稍后再试', { tradeNos: ['ic1'] }),
  })
  page.tap(page.input('全选'))
  const until = '2026-11-23T09:45:00+08:00'
  page.answer({
    [LIST]: listed([aPurchase({ canPick: false, heldBy: { name: '李会计', mine: false, until } }), ...rows.slice(1)]),
  })
  page.tap(page.button('去开票'))
  await settled()
  expect(page.text()).toContain('所选交易正在被李会计开票，请稍后再试')
  page.tap(page.button('确认'))
  await settled()
  expect(page.text()).toContain('李会计正在开票')
  expect(page.text()).toContain('已选 1 笔')
  expect(page.went).toEqual([])
})

test('each row leads to where it stands: application, invoice, one of several invoices, the item', async () => {
  const several = aPurchase({ tradeNo: 'ic5', title: '大堂', status: 'I3', canPick: false, invoiceIds: ['n1', 'n2'] })
  const page = await open({ [LIST]: listed([...rows, several]), [FILES]: [] })
  const tapRow = (tradeNo: string) => page.tap(page.find(`#trade-${tradeNo}, #trade-${tradeNo} button:not([role])`))
  tapRow('ic3')
  tapRow('ic4')
  await settled()
  expect(page.went).toEqual([
    'navigateTo /subPagesB/pages/applyForInvoice/invoiceDetails?applyId=FP1',
    'navigateTo /pages/invoice/invoice-detail?invoiceId=n1',
  ])
  tapRow('ic5')
  await settled()
  page.tap(page.button('第2张发票'))
  await settled()
  expect(page.went.at(-1)).toBe('navigateTo /pages/invoice/invoice-detail?invoiceId=n2')
})

test('the strip about the end of the month stays closed for the month', async () => {
  const page = await open()
  expect(page.text()).toContain('期间申请将排队')
  page.tap(page.button('关闭'))
  expect(page.text()).not.toContain('期间申请将排队')
  expect((await open()).text()).not.toContain('期间申请将排队')
})

test('a user with read access sees no boxes and no bar', async () => {
  const page = await open({}, subAccount(['INVOICE_VIEW']))
  expect(page.text()).toContain('后厨')
  expect(page.host().querySelector('[role=checkbox]')).toBeNull()
  expect(page.text()).not.toContain('去开票')
})

test('without the right the page says so; empty and failed too', async () => {
  expect((await open({}, subAccount(['BILL_VIEW']))).text()).toContain('您暂无该功能权限')
  expect((await open({ [LIST]: listed([]) })).text()).toContain('暂无交易记录')
  const page = await open({ [LIST]: lost })
  page.answer({ [LIST]: listed() })
  page.tap(page.button('加载失败，点击重试'))
  await settled()
  expect(page.text()).toContain('后厨')
})
