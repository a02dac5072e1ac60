import { refused, settled } from '@/testing/answers'
import { aTitle } from '@/testing/make/title'
import { renderPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import type { Auto } from './auto-text'

const AUTO = 'btwob GET /invoice/auto'
const SAVE = 'btwob POST /invoice/auto/save'
const SKIP = 'btwob POST /invoice/auto/skip'
const STOP = 'btwob POST /invoice/auto/stop'
const TITLES = 'default GET /crmgas/invoice/titleList'
const MANAGE = '/subPagesB/pages/applyForInvoice/manageCompanyTitle'

const none: Auto = { rule: null, runs: [] }
const run = {
  runId: 'r1',
  status: 'WAIT' as const,
  titles: ['2026年10月账单', '2026年10月违约金'],
  grossAmount: '1400.00',
  dueAt: '2026-12-03T11:00:00+08:00',
  applyId: null,
  reason: null,
  createdAt: '2026-12-02T11:00:00+08:00',
}
const rule = {
  titleId: 't1',
  buyerName: '华北精工陶瓷有限公司',
  invoiceType: '82' as const,
  since: '2026-11-20T09:00:00+08:00',
}
const running: Auto = { rule, runs: [run] }

const open = async (auto: Auto, more = {}, as = master()) => {
  const page = await renderPage(MANAGE, { as, answers: { [TITLES]: [aTitle()], [AUTO]: auto, ...more } })
  page.tap(page.button(page.names().find((name) => name.startsWith('每月自动开票')) ?? ''))
  await settled()
  return page
}

describe('每月自动开票', () => {
  test('is begun with the default title; a refusal is at its field (2604)', async () => {
    const page = await open(none, { [SAVE]: refused('2604', '暂不能开具增值税专用发票') })
    expect(page.text()).toContain('24 小时内可取消')
    page.tap(page.button('增值税专用发票'))
    page.tap(page.button('开启'))
    await settled()
    expect(page.sent(SAVE)).toEqual([{ titleId: aTitle().titleId, invoiceType: '81' }])
    expect(page.text()).toContain('暂不能开具增值税专用发票')
    page.answer({ [SAVE]: running, [AUTO]: running })
    page.tap(page.button('增值税普通发票'))
    page.tap(page.button('开启'))
    await settled()
    expect(page.text()).toContain('已开启自动开票')
    expect(page.text()).toContain('华北精工陶瓷有限公司')
  })

  test('what is announced can be stopped once or for good', async () => {
    const page = await open(running, { [SKIP]: none, [STOP]: none })
    expect(page.text()).toContain('2026年10月账单等 2 笔 ¥1,400.00，将于')
    page.tap(page.button('取消本次'))
    await settled()
    page.agree()
    await settled()
    expect(page.sent(SKIP)).toEqual([{ runId: 'r1' }])
    page.tap(page.button('关闭自动开票'))
    await settled()
    page.agree()
    await settled()
    expect(page.sent(STOP)).toEqual([{}])
  })

  test('past runs say what became of them; a deleted title is shown', async () => {
    const failed = { ...run, status: 'FAILED' as const, reason: '已另行申请开票' }
    const page = await open({ rule: { ...rule, buyerName: null }, runs: [failed] })
    for (const words of ['抬头已删除，请更换抬头', '未开票', '已另行申请开票']) expect(page.text()).toContain(words)
  })

  test('a member without the right to apply sees it only', async () => {
    const page = await open(running, {}, subAccount(['INVOICE_VIEW', 'INVOICE_TITLE']))
    expect(page.names()).not.toContain('关闭自动开票')
    expect(page.text()).toContain('华北精工陶瓷有限公司')
  })
})
