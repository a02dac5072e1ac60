import { listOf, settled } from '@/testing/answers'
import { aPreparedRow } from '@/testing/make/payment'
import { renderPart, type OpenPage } from '@/testing/page'
import { master, subAccount } from '@/testing/people'
import { PreparedStrip } from './PreparedStrip'
import { part } from '@/testing/parts'

const LIST = 'btwob GET /pay/prepared/list'
const WITHDRAW = 'btwob POST /pay/prepared/withdraw'

let page: OpenPage
const press = (name: string) => page.press(name)

test('the master sees the number of open ones and opens one (Y-12)', async () => {
  const answers = { [LIST]: listOf([aPreparedRow()], { open: 1 }) }
  page = await renderPart('/pages/pay/meters', <PreparedStrip />, { as: master(), answers })
  expect(page.text()).toContain('有 1 笔付款待您审批')
  page.tap(page.find(part.notice))
  await settled()
  expect(page.text()).toContain('账单缴费 · 138****0002')
  await press('去审批')
  expect(page.went).toEqual(['navigateTo /pages/pay/place-order?bizType=BILL&preparedId=pp1'])
})

test('the preparing user follows it and withdraws it, after a question', async () => {
  const rows = [
    aPreparedRow({ byMe: true }),
    aPreparedRow({ preparedId: 'pp2', byMe: true, state: 'REFUSED', reason: '本月不付' }),
  ]
  const answers = { [LIST]: listOf(rows, { open: 1 }), [WITHDRAW]: { state: 'WITHDRAWN' as const } }
  page = await renderPart('/pages/my-bill/list/list', <PreparedStrip />, { as: subAccount(['BILL_VIEW']), answers })
  page.tap(page.find(part.notice))
  await settled()
  expect(page.text()).toContain('本月不付')
  await press('撤回')
  page.agree()
  await settled()
  expect(page.sent(WITHDRAW)).toEqual([{ preparedId: 'pp1' }])
})

test('nothing prepared: no strip', async () => {
  page = await renderPart('/pages/pay/meters', <PreparedStrip />, {
    as: master(),
    answers: { [LIST]: listOf([], { open: 0 }) },
  })
  expect(page.text()).toBe('')
})
