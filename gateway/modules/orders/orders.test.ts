import { driftOfOrders } from '../../../test/gateway/order-index'
import { requestNo } from '../../../test/gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

describe('the order centre on the demo data (B 4.9)', () => {
  let gateway: TestGateway
  let li: Caller
  beforeAll(async () => {
    gateway = await testGateway()
    li = await gateway.as('13800000001')
  })
  afterAll(() => gateway.close())
  const list = (input: object = {}) => li.ok('default GET /crmgas/order/list', { pageSize: 50, ...input })
  const detail = (orderKey: string) => li.ok('default GET /crmgas/order/detail', { orderKey })
  const hide = (orderKey: string, by = li) => by.call('default POST /crmgas/order/hide', { orderKey })

  it('says what its sources say, of all customers', async () => {
    expect(await driftOfOrders(gateway)).toEqual([])
  })

  it('lists orders, their parts below them, and parts alone where they wait (O-01, O-02)', async () => {
    const all = await list()
    expect(all.list.every(({ parentKey }) => parentKey === null)).toBe(true)
    expect(all.total).toBe(all.counts.ALL)
    const running = all.list.find(({ orderType, parts }) => orderType === 'PACKAGE' && parts.todo > 0)
    expect(running).toMatchObject({ group: 'DOING' })
    const todo = await list({ group: 'TODO' })
    expect(todo.total).toBe(todo.counts.TODO)
    expect(new Set(todo.list.map(({ orderType }) => orderType))).toEqual(
      new Set(['PACKAGE', 'CHILD', 'SUPPLEMENT', 'NG', 'TOPUP']),
    )
    expect(todo.list.every(({ actionText, actionRoute }) => actionText !== null && actionRoute !== null)).toBe(true)
  })

  it.each(['TODO', 'DOING', 'DONE', 'CLOSED'] as const)('counts what is under %s', async (group) => {
    const found = await list({ group })
    expect(found.list.every((row) => row.group === group)).toBe(true)
    expect(found.total).toBe(found.counts[group])
    expect(found.total).toBeGreaterThan(0)
  })

  it('finds by type, number, title and days', async () => {
    const children = await list({ orderType: 'CHILD', dateFrom: '2024-01-01' })
    const [child] = children.list
    expect(children.list.length).toBeGreaterThan(3)
    const byNo = await list({ keyword: child?.orderNo ?? '', dateFrom: '2024-01-01' })
    expect(byNo.list.map(({ orderKey }) => orderKey)).toEqual([child?.orderKey])
    expect((await list({ keyword: '%' })).total).toBe(0)
    const titled = await list({ keyword: '秋冬联动', dateFrom: '2024-01-01' })
    expect(titled.list.some(({ orderType }) => orderType === 'PACKAGE')).toBe(true)
    const old = await list({ dateFrom: '2024-01-01', dateTo: '2026-08-01' })
    expect(old.list.every(({ orderTime }) => orderTime < '2026-08-02')).toBe(true)
  })

  it('shows what is not over however old it is, where no days are asked for', async () => {
    const { list: rows } = await list({ group: 'DOING' })
    expect(rows.some(({ orderTime }) => orderTime < '2026-08-23')).toBe(true)
  })

  it.each([
    [{ dateFrom: '2026-11-02', dateTo: '2026-11-01' }, 'A2331'],
    [{ dateFrom: '2020-01-01' }, 'A2316'],
  ])('refuses %j', async (input, code) =>
    expect(await li.call('default GET /crmgas/order/list', input)).toMatchObject({ code }),
  )

  it('shows one of each type with its facts, payments, steps and relatives', async () => {
    const { list: rows } = await list({ dateFrom: '2024-01-01' })
    const parts = (await list({ orderType: 'CHILD', dateFrom: '2024-01-01' })).list
    const more = (await list({ orderType: 'SUPPLEMENT', dateFrom: '2024-01-01' })).list
    for (const row of [...rows, ...parts, ...more]) {
      const one = await detail(row.orderKey)
      expect(one.fields.length).toBeGreaterThan(2)
      expect(one.statusText).toBe(row.statusText)
      if (one.parentKey !== null) expect(one.related.map(({ orderKey }) => orderKey)).toContain(one.parentKey)
    }
    const settled = parts.find(({ statusText }) => statusText === '已结算')
    const one = await detail(settled?.orderKey ?? '')
    expect(one.payments.some(({ isPaid }) => isPaid)).toBe(true)
  })

  it.each([
    ['PACKAGE', { subtype: 'C_CONTRACT', relatedType: 'ORDER' }],
    ['CHILD', { subtype: 'C_CONTRACT', relatedType: 'ORDER' }],
    ['TOPUP', { subtype: 'C_BILL', relatedType: 'PAYMENT' }],
  ] as const)('says what a ticket about one is filed as: %s', async (orderType, about) => {
    const [row] = (await list({ orderType, dateFrom: '2024-01-01' })).list
    const { ask } = await detail(row?.orderKey ?? '')
    expect(ask).toMatchObject(about)
    if (!ask) return
    const { ticketId } = await li.ok('default POST /crmgas/serviceTicket/add', {
      ticketType: 'CONSULT',
      ...ask,
      description: `请核对订单${row?.orderNo}的金额和气量`,
      contactName: '李师傅',
      contactPhone: '13800000001',
      images: [],
      requestNo: requestNo(),
    })
    const filed = await li.ok('default GET /crmgas/serviceTicket/detail', { ticketId })
    expect(filed.related).toMatchObject({ title: expect.any(String) as string })
  })

  it('names what is left of a plan while it runs only: after its end its bills say what they owe', async () => {
    const master = await gateway.as('13800000008')
    const left = new Map<string, boolean>()
    for (const bp of ['1000000003', '1000000004']) {
      await master.ok('default POST /crmgas/portal/user/switchCustomer', { bp, companyCode: '1002' })
      const asked = { orderType: 'INSTALMENT', dateFrom: '2024-01-01', pageSize: 50 } as const
      for (const { orderKey } of (await master.ok('default GET /crmgas/order/list', asked)).list) {
        const one = await master.ok('default GET /crmgas/order/detail', { orderKey })
        left.set(
          one.statusText,
          one.fields.some(({ label }) => label === '待还'),
        )
      }
    }
    expect(Object.fromEntries(left)).toMatchObject({ 履约中: true, 未通过: false })
  })

  it('hides a closed order from this user alone, and no other (O-04)', async () => {
    const [closed] = (await list({ group: 'CLOSED' })).list
    const key = closed?.orderKey ?? ''
    expect(await hide(key)).toMatchObject({ ok: true })
    expect(await hide(key)).toMatchObject({ ok: true })
    expect((await list({ group: 'CLOSED' })).list.map(({ orderKey }) => orderKey)).not.toContain(key)
    const other = await gateway.as('13800000002')
    const seen = await other.ok('default GET /crmgas/order/list', { group: 'CLOSED', pageSize: 50 })
    expect(seen.list.map(({ orderKey }) => orderKey)).toContain(key)
    const [todo] = (await list({ group: 'TODO' })).list
    expect(await hide(todo?.orderKey ?? '')).toMatchObject({ code: '42906' })
  })

  it('knows nothing of another customer', async () => {
    const stranger = await gateway.as('13800000008')
    const [row] = (await list()).list
    const orderKey = row?.orderKey ?? ''
    expect(await stranger.call('default GET /crmgas/order/detail', { orderKey })).toMatchObject({ code: '2902' })
    expect(await hide(orderKey, stranger)).toMatchObject({ code: '2902' })
  })
})

test('orders from before the order centre are taken over, all of them, once', async () => {
  const gateway = await testGateway()
  await gateway.db.deleteFrom('orderIndex').execute()
  await gateway.db.updateTable('orderBackfill').set({ after: '', doneAt: null }).execute()
  await gateway.passTime('2026-11-23T09:45:00+08:00')
  expect(await driftOfOrders(gateway)).toEqual([])
  const left = await gateway.db.selectFrom('orderBackfill').selectAll().where('doneAt', 'is', null).execute()
  expect(left).toEqual([])
  await gateway.close()
})
