import type { Out } from '@contract'
import { listOf, settled } from '@/testing/answers'
import { renderPage } from '@/testing/page'
import { master } from '@/testing/people'

const LIST = 'default GET /crmgas/order/list'
const NOTICES = 'default GET /crmgas/contract/notice/list'
const DETAIL = 'default GET /crmgas/order/detail'
const HIDE = 'default POST /crmgas/order/hide'

type Order = Out<typeof LIST>['list'][number]

const anOrder = (over: Partial<Order> = {}): Order => ({
  orderKey: 'PACKAGE:M1',
  orderType: 'PACKAGE',
  title: '冬季工业气量包',
  orderNo: 'M1',
  volume: '120000',
  amount: '438000.00',
  group: 'DOING',
  statusText: '提气中',
  statusColor: 'primary',
  actionText: null,
  actionRoute: null,
  route: '/subPagesB/pages/gas-package/order-details?orderNo=M1',
  parentKey: null,
  orderTime: '2026-11-20T10:00:00+08:00',
  parts: { total: 3, todo: 1 },
  ...over,
})
const aChild = (over: Partial<Order> = {}): Order =>
  anOrder({
    orderKey: 'CHILD:Z1',
    orderType: 'CHILD',
    title: '冬季工业气量包 12月',
    orderNo: 'Z1',
    group: 'TODO',
    statusText: '待支付',
    statusColor: 'warning',
    actionText: '去支付',
    actionRoute: '/subPagesB/pages/gas-package/extract-pay?bizType=CHILD&bizNo=Z1',
    route: '/subPagesB/pages/gas-package/order-details-zi?childNo=Z1',
    parentKey: 'PACKAGE:M1',
    parts: { total: 0, todo: 0 },
    ...over,
  })
const counts = { ALL: 3, TODO: 1, DOING: 1, DONE: 0, CLOSED: 1 }
const listed = (rows: Order[]) => listOf(rows, { counts })

test('orders with what waits; an order leads to its page, an action to its own', async () => {
  const closed = anOrder({ orderKey: 'PACKAGE:M2', orderNo: 'M2', group: 'CLOSED', statusText: '已取消' })
  const page = await renderPage('/pages/my-order/my-order-list', {
    as: master(),
    answers: {
      [NOTICES]: listOf([]),
      [LIST]: listed([anOrder(), aChild(), { ...closed, parts: { total: 0, todo: 0 } }]),
    },
  })
  expect(page.text()).toContain('含 3 个子单，1 个待处理')
  expect(page.text()).toContain('120,000 m³')
  page.tap(page.button('去支付：冬季工业气量包 12月'))
  await settled()
  page.tap(page.row(0))
  await settled()
  expect(page.went).toEqual([
    'navigateTo /subPagesB/pages/gas-package/extract-pay?bizType=CHILD&bizNo=Z1',
    'navigateTo /pages/my-order/my-order-detail?orderKey=PACKAGE%3AM1',
  ])
})

test('a tab, a type and days go into the call; nothing found says so', async () => {
  const page = await renderPage('/pages/my-order/my-order-list', {
    as: master(),
    params: { group: 'TODO', orderType: 'CHILD' },
    answers: { [NOTICES]: listOf([]), [LIST]: listed([]) },
  })
  expect(page.sent(LIST)[0]).toMatchObject({ group: 'TODO', orderType: 'CHILD' })
  expect(page.text()).toContain('未找到相关订单')
  page.tap(page.button('时间范围'))
  expect(page.text()).toMatch(/近3个月.*近6个月.*近1年/)
})

test('an empty list says so', async () => {
  const page = await renderPage('/pages/my-order/my-order-list', {
    as: master(),
    answers: { [NOTICES]: listOf([]), [LIST]: listed([]) },
  })
  expect(page.text()).toContain('暂无订单')
})

test('a closed order is hidden after a question; an open one offers nothing (O-04)', async () => {
  const closed = anOrder({ group: 'CLOSED', statusText: '已取消', parts: { total: 0, todo: 0 } })
  const page = await renderPage('/pages/my-order/my-order-list', {
    as: master(),
    answers: { [NOTICES]: listOf([]), [LIST]: listed([closed, aChild()]), [HIDE]: true },
  })
  expect(page.names().filter((name) => name.startsWith('更多操作'))).toHaveLength(1)
  page.tap(page.button('更多操作：冬季工业气量包'))
  page.tap(page.button('隐藏冬季工业气量包'))
  page.agree()
  await settled()
  expect(page.sent(HIDE)).toEqual([{ orderKey: 'PACKAGE:M1' }])
})

const details = (order: Order, over: Partial<Out<typeof DETAIL>> = {}): Out<typeof DETAIL> => {
  const { parts: _parts, ...row } = order
  return {
    ...row,
    fields: [{ label: '锁定气量', value: '20,000 m³' }],
    timeline: [
      { time: '2026-11-20T10:00:00+08:00', text: '待锁定', reason: '' },
      { time: '2026-11-21T10:00:00+08:00', text: '待支付', reason: '自动锁定' },
    ],
    payments: [],
    ask: null,
    related: [],
    ...over,
  }
}

test('an order that waits leads to its action and to its own page', async () => {
  const { parts: _parts, ...parent } = anOrder()
  const page = await renderPage('/pages/my-order/my-order-detail', {
    as: master(),
    params: { orderKey: 'CHILD:Z1' },
    answers: { [DETAIL]: details(aChild(), { related: [parent] }) },
  })
  expect(page.text()).toMatch(/待支付.*锁定气量20,000 m³/)
  expect(page.text()).toMatch(/自动锁定.*待锁定/)
  expect(page.text()).not.toContain('申请开票')
  page.tap(page.button('前往处理'))
  page.tap(page.button('查看业务详情'))
  await settled()
  expect(page.went).toEqual([
    'navigateTo /subPagesB/pages/gas-package/extract-pay?bizType=CHILD&bizNo=Z1',
    'navigateTo /subPagesB/pages/gas-package/order-details-zi?childNo=Z1',
  ])
})

test('a paid one says how, and offers its invoice', async () => {
  const paid = { amount: '438000.00', channel: '账户余额', time: '2026-11-21T10:00:00+08:00', isPaid: true }
  const page = await renderPage('/pages/my-order/my-order-detail', {
    as: master(),
    params: { orderKey: 'CHILD:Z1' },
    answers: {
      [DETAIL]: details(aChild({ actionText: null, actionRoute: null, group: 'DOING', statusText: '待提气' }), {
        payments: [{ ...paid, statusText: '支付成功', statusColor: 'success' }],
        ask: { subtype: 'C_CONTRACT', relatedType: 'ORDER', relatedId: 'M1' },
      }),
    },
  })
  expect(page.text()).toMatch(/支付记录账户余额¥438,000.00/)
  expect(page.text()).toContain('申请开票')
  page.tap(page.button('有疑问，提交工单'))
  await settled()
  expect(page.went[0]).toMatch(/customer-service\/add\?.*subtype=C_CONTRACT&relatedType=ORDER&relatedId=M1/)
})
