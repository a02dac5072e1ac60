import { storage } from '@/platform/storage'
import { listOf, settled } from '@/testing/answers'
import { anActivityRow } from '@/testing/make/bidding'
import { renderPage } from '@/testing/page'
import { part } from '@/testing/parts'
import { master } from '@/testing/people'

const LIST = 'btwob GET /ng/list'
const CANCEL = 'btwob POST /ng/cancel'

test.each([
  [390, '300,000 m³ · 参与 18 家'],
  [1280, '300,00018'],
])('in a window of %i px an activity is cancelled with a reason; what is public stays', async (width, words) => {
  window.innerWidth = width
  const { mine: _own, next: _next, ...row } = anActivityRow()
  const rows = [
    { ...row, canCancel: true },
    { ...row, ngId: 'NG2', name: '增量气竞购 旧', state: 'PUBLISHED' as const, canCancel: false },
  ]
  storage.set('x-workbench-token', 'w1')
  const page = await renderPage('/pages/desk/bids', {
    as: master({ isStaff: '1' }),
    answers: { [LIST]: listOf(rows), [CANCEL]: { status: 'CANCELLED' } },
  })
  await settled()
  expect(page.text()).toContain(words)
  expect(page.names().filter((name) => name.startsWith('取消活动'))).toHaveLength(1)
  page.tap(page.button('取消活动 增量气竞购 第1期'))
  await settled()
  page.type(page.input('原因'), '气源计划调整')
  page.tap(page.find(part.dialogConfirm))
  await settled()
  page.tap(page.find(part.dialogConfirm))
  await settled()
  expect(page.sent(CANCEL)).toMatchObject([{ ngId: 'NG2026110001', reason: '气源计划调整' }])
})
