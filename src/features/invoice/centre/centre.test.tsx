import { listOf, lost, settled } from '@/testing/answers'
import { anApplyRow, aPick, aTrade, sums } from '@/testing/make/invoice'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import { part } from '@/testing/parts'

const SUMMARY = 'default GET /crmgas/invoice/summary'
const WAIT = 'default GET /crmgas/invoice/waitList'
const APPLIES = 'default GET /crmgas/invoice/applyList'
const PICK = 'default POST /crmgas/invoice/pickTrades'
const METERS = 'default GET /crmgas/list-meter-channel'
const AUTO = 'btwob GET /invoice/auto'
const noAuto = { rule: null, runs: [] }
const PATH = '/subPagesB/pages/applyForInvoice/index'

const summary = {
  openCount: 4,
  openAmount: '11312.68',
  issuedCount: 2,
  issuedAmount: '79600.00',
  redAmount: '1000.00',
  expiringCount: 1,
}
const many = Array.from({ length: 12 }, (_, n) => aTrade({ tradeNo: `k${n}`, title: `第${n}笔` }))
const waiting = listOf(many, { sum: sums(12), meters: [] })
const open = (more = {}, as = master()) =>
  renderPage(PATH, {
    as,
    answers: {
      [AUTO]: noAuto,
      [SUMMARY]: summary,
      [WAIT]: waiting,
      [METERS]: { list: [] },
      [APPLIES]: listOf([]),
      ...more,
    },
  })

test('the month in figures, ten that wait, and the way to all of them', async () => {
  const page = await open()
  for (const words of ['本月已开票 2 张', '¥79,600.00', '待开票 4 笔', '即将逾期 1 笔', '第9笔'])
    expect(page.text()).toContain(words)
  expect(page.text()).not.toContain('第10笔')
  page.tap(page.button('查看全部 12 笔'))
  await settled()
  expect(page.went).toEqual(['navigateTo /subPagesB/pages/applyForInvoice/waitInvoice'])
})

test('what is ticked among the ten goes on to the form', async () => {
  const page = await open({ [PICK]: aPick() })
  expect(page.text()).not.toContain('下一步')
  for (const box of [...page.host().querySelectorAll<HTMLElement>('[role=checkbox]')].slice(0, 3)) page.tap(box)
  expect(page.text()).toContain('已选 3 笔')
  page.tap(page.button('下一步'))
  await settled()
  expect(page.went.at(-1)).toContain('navigateTo /subPagesB/pages/applyForInvoice/startInvoice')
})

test('what ends soon is one tap away', async () => {
  const page = await open()
  page.tap(page.find(`button${part.notice}`))
  await settled()
  expect(page.went).toEqual(['navigateTo /subPagesB/pages/applyForInvoice/waitInvoice?expiring=1'])
})

test('the records: a failed one with its reason', async () => {
  const failed = anApplyRow({ status: 'A3', failReason: '购买方税号与名称不匹配' })
  const page = await open({ [APPLIES]: listOf([failed, anApplyRow({ applyId: 'FP2', sourceEntry: 'REISSUE' })]) })
  page.tap(page.button('开票记录'))
  await settled()
  for (const words of ['开具失败', '购买方税号与名称不匹配', '红冲换开']) expect(page.text()).toContain(words)
  page.tap(page.find(`${part.card} button${part.item}`))
  await settled()
  expect(page.went.at(-1)).toBe('navigateTo /subPagesB/pages/applyForInvoice/invoiceDetails?applyId=FP2026112300000001')
})

test('nothing in either list is shown; one that fails is tried again on its own', async () => {
  const page = await open({ [WAIT]: lost })
  page.answer({ [WAIT]: listOf([], { sum: sums(0, '0.00'), meters: [] }) })
  page.tap(page.button('加载失败，点击重试'))
  await settled()
  expect(page.text()).toContain('暂无待开票记录')
  page.tap(page.button('开票记录'))
  await settled()
  expect(page.text()).toContain('暂无开票记录')
})

test('the guide is closed for good', async () => {
  const page = await open()
  expect(page.text()).toContain('气费按账单开票')
  page.tap(page.button('关闭'))
  expect((await open()).text()).not.toContain('气费按账单开票')
})

test('the matrix is offered to users that may see bills as well', async () => {
  expect((await open({}, subAccount(['INVOICE_VIEW']))).text()).not.toContain('财务对账')
  const page = await open({}, subAccount(['INVOICE_VIEW', 'BILL_VIEW']))
  page.tap(page.button('财务对账'))
  await settled()
  expect(page.went).toEqual(['navigateTo /subPagesB/pages/applyForInvoice/matrix'])
})

test('titles are managed by users with the right', async () => {
  const page = await open({}, subAccount(['INVOICE_VIEW']))
  expect(page.text()).toContain('已开票')
  expect(page.text()).not.toContain('抬头管理')
})
