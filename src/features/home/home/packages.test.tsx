import { settled } from '@/testing/answers'
import { renderPart } from '@/testing/page'
import { master, subAccount, type Person } from '@/testing/people'
import { Packages } from './Packages'

const HOME = '/pages/home/index/index'
const SUMMARY = 'taocan GET /trade/order/summary'
const CLICK = 'default POST /crmgas/event-tracking/add-click'
const anOrder = (orderNo: string, currentCycle: string | null) => ({
  orderNo,
  name: '秋冬联动气量包',
  totalVolume: '100000',
  orderExtracted: '12480.50',
  currentCycle,
  childNo: 'Z1',
  total: '33600.00',
  extracted: '12480.50',
  remaining: '21119.50',
  next: {
    ...({ action: 'PAY_CHILD', text: '请于11-29 17:00前支付12月气款', loss: null } as const),
    deadline: '2026-11-29T17:00:00+08:00',
    bizNo: 'Z2',
  },
})
const open = (orders: ReturnType<typeof anOrder>[], as: Person = master()) =>
  renderPart(HOME, <Packages />, { as, answers: { [SUMMARY]: { running: orders, todoCount: 1 }, [CLICK]: null } })

test('running orders with what is left and what comes next; one opens its order', async () => {
  const page = await open([anOrder('M1', '11月'), anOrder('M2', null), anOrder('M3', null)])
  for (const words of ['11月剩余 21,119.50', '请于11-29 17:00前支付12月气款']) expect(page.text()).toContain(words)
  expect(page.text().match(/秋冬联动气量包/g)).toHaveLength(2)
  page.tap(page.row(1))
  await settled()
  expect(page.went).toEqual(['navigateTo /subPagesB/pages/gas-package/order-details?orderNo=M2'])
})

test('no order, or no right to see them: nothing at all', async () => {
  expect((await open([])).text()).toBe('')
  const page = await open([anOrder('M1', '11月')], subAccount(['BILL_VIEW']))
  expect(page.text()).toBe('')
  expect(page.calls()).not.toContain(SUMMARY)
})
