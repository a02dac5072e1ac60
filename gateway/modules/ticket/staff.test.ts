import { ticketWorld, type TicketWorld } from '../../../test/gateway/ticket-kit'
import type { Caller } from '../../../test/setup/gateway'

let world: TicketWorld
let staff: Caller
beforeEach(async () => {
  world = await ticketWorld()
  staff = world.staff
})
afterEach(() => world.gateway.close())

const key = async (ticketId: string) => ({
  ticketId,
  version: (await staff.ok('btwob GET /ticket/detail', { ticketId })).version,
})
const consult = () => world.filed({ ticketType: 'CONSULT', subtype: 'C_BILL', relatedType: 'BILL', relatedId: 'B1' })

it('the queue: least time left first, those that wait for the customer last; counts per type', async () => {
  const card = await world.filed()
  const leak = await world.filed({ subtype: 'GAS_LEAK' })
  const bill = await consult()
  await staff.ok('btwob POST /ticket/suspend', { ...(await key(card.ticketId)), content: '请补充照片' })
  const queue = await staff.ok('btwob GET /ticket/queue', {})
  expect(queue.list.map(({ ticketId, dueStep, dueAt }) => [ticketId, dueStep, dueAt])).toEqual([
    [leak.ticketId, 'ARRIVE', '2026-11-23T10:00:00+08:00'],
    [bill.ticketId, 'ACCEPT', '2026-11-23T11:30:00+08:00'],
    [card.ticketId, null, null],
  ])
  expect(new Set(queue.list.map(({ customerName }) => customerName))).toEqual(new Set(['华北精工陶瓷有限公司']))
  expect(queue).toMatchObject({
    total: 3,
    late: 0,
    counts: expect.arrayContaining([
      { ticketType: 'REPAIR', n: 2 },
      { ticketType: 'CONSULT', n: 1 },
    ]),
  })
  expect((await staff.ok('btwob GET /ticket/queue', { ticketType: 'CONSULT' })).total).toBe(1)
  expect((await staff.ok('btwob GET /ticket/queue', { state: 'SUSPENDED' })).list).toHaveLength(1)
  expect((await world.other.ok('btwob GET /ticket/queue', {})).list).toEqual([])
})

it('a ticket waits at the shared desk for its acceptance, and leaves it when it is taken on (D 5.9)', async () => {
  const tasks = async () => (await staff.ok('btwob GET /review/list', { bizType: 'TICKET_ACCEPT' })).list
  const first = await consult()
  const second = await consult()
  expect(await tasks()).toMatchObject([{ title: '工单 气费账单（GD20261123000001）' }, {}])
  const taskId = (await tasks())[0]?.taskId ?? ''
  await staff.ok('btwob POST /review/decide', { taskId, decision: 'REJECT', remark: '不在服务范围' })
  expect(await world.detail(first.ticketId)).toMatchObject({
    status: 'REJECTED',
    rejectReason: '不在服务范围',
    actions: ['AGAIN'],
  })
  const third = await consult()
  const sentBack = { ...(await key(third.ticketId)), reason: '不在服务范围' }
  expect(await staff.ok('btwob POST /ticket/reject', sentBack)).toMatchObject({ status: 'REJECTED' })
  await staff.ok('btwob POST /ticket/accept', await key(second.ticketId))
  expect(await tasks()).toEqual([])
  expect(await world.detail(second.ticketId)).toMatchObject({
    status: 'ACCEPTED',
    related: { title: '10月账单', route: '/bill' },
  })
})

it('a note among staff is not shown to the customer; a complaint hides its handler (TK-14)', async () => {
  const { ticketId } = await world.filed({ ticketType: 'COMPLAINT', subtype: 'T_SERVICE' })
  await staff.ok('btwob POST /ticket/note', { ...(await key(ticketId)), content: '客户情绪激动', visible: false })
  await staff.ok('btwob POST /ticket/note', { ...(await key(ticketId)), content: '已联系您的电话', visible: true })
  await staff.ok('btwob POST /ticket/accept', await key(ticketId))
  const dispatched = await staff.ok('btwob POST /ticket/dispatch', {
    ...(await key(ticketId)),
    handlerName: '何敏',
    handlerPhone: '0316-0000105',
    deptName: '服务质量部',
  })
  expect(dispatched).toMatchObject({ handlerName: '何敏', actions: expect.arrayContaining(['start', 'note']) })
  expect(dispatched.logs.map(({ visible }) => visible)).toContain(false)
  const seen = await world.detail(ticketId)
  expect(seen).toMatchObject({ handlerName: '服务质量部', handlerPhone: '' })
  expect(seen.logs.map(({ content }) => content)).toEqual(['由服务质量部处理', '', '已联系您的电话', '服务态度'])
  await world.gateway.drain()
  const heard = await world.gateway.db.selectFrom('message').select('summary').execute()
  expect(heard.map(({ summary }) => summary)).toContain('服务质量部将处理您的投诉并回访')
})

it('an arrival is offered once', async () => {
  const { ticketId } = await world.filed()
  const { actions: before } = await staff.ok('btwob GET /ticket/detail', { ticketId })
  const { actions: after } = await staff.ok('btwob POST /ticket/arrive', await key(ticketId))
  expect([before.includes('arrive'), after.includes('arrive'), after.includes('resolve')]).toEqual([true, false, true])
})

it('is taken on whole or not at all, wherever the gateway dies; the customer is notified once', async () => {
  const { gateway } = world
  const { ticketId } = await consult()
  const accept = await key(ticketId)
  const countOf = async (table: 'message' | 'ticketLog', column: 'templateCode' | 'action', value: string) =>
    (await gateway.db.selectFrom(table).selectAll().execute()).filter((row) => Reflect.get(row, column) === value)
      .length
  for (let cut = 2; cut <= 20; cut += 2) {
    await gateway.killAfter(cut)
    await staff.call('btwob POST /ticket/accept', accept).catch(() => undefined)
    await gateway.killAfter(null)
    const { status } = await world.detail(ticketId)
    expect(await countOf('ticketLog', 'action', 'ACCEPT')).toBe(status === 'ACCEPTED' ? 1 : 0)
  }
  await staff.call('btwob POST /ticket/accept', accept)
  await gateway.drain()
  expect((await world.detail(ticketId)).status).toBe('ACCEPTED')
  expect(await countOf('ticketLog', 'action', 'ACCEPT')).toBe(1)
  expect(await countOf('message', 'templateCode', 'TK_ACCEPTED')).toBe(1)
})

describe('refusals', () => {
  const all = [
    ['accept', {}],
    ['reject', { reason: '不在服务范围' }],
    ['dispatch', { handlerName: '何敏', handlerPhone: '0316-0000105' }],
    ['start', {}],
    ['arrive', {}],
    ['suspend', { content: '请补充照片' }],
    ['resume', {}],
    ['resolve', { resultText: '已处理完毕' }],
    ['note', { content: '记录', visible: true }],
  ] as const
  const send = (by: Caller, name: string, input: object) =>
    by.call(`btwob POST /ticket/${name}` as 'btwob POST /ticket/start', input as { ticketId: string; version: number })

  it.each(all)('%s of another company, of a changed one, of a ticket that is over', async (name, input) => {
    const { ticketId } = await world.filed()
    const seen = { ...(await key(ticketId)), ...input }
    expect(await send(world.other, name, seen)).toMatchObject({ code: '2902' })
    expect(await send(staff, name, { ...seen, version: 99 })).toMatchObject({ code: '2904' })
    await world.master.ok('default POST /crmgas/serviceTicket/cancel', { ...(await key(ticketId)), reason: '填错' })
    const over = { ...seen, ...(await key(ticketId)) }
    expect(await send(staff, name, over)).toMatchObject(name === 'note' ? { ok: true } : { code: '44120' })
  })

  it('a ticket of another company is none; an outcome with a fee needs its ground, and own pictures', async () => {
    const { ticketId } = await world.filed()
    expect(await world.other.call('btwob GET /ticket/detail', { ticketId })).toMatchObject({ code: '2902' })
    const resolve = async (more: object) =>
      send(staff, 'resolve', { ...(await key(ticketId)), resultText: '更换读卡器', ...more })
    expect(await resolve({ feeAmount: '120.00' })).toMatchObject({ code: '2901', data: { field: 'feeBasis' } })
    expect(await resolve({ feeAmount: '-1.00' })).toMatchObject({ code: '2901', data: { field: 'feeAmount' } })
    expect(await resolve({ resultFiles: [await world.picture('u-1')] })).toMatchObject({ code: '44852' })
    expect(await resolve({ feeAmount: '120.00', feeBasis: '廊价〔2024〕8号' })).toMatchObject({ ok: true })
    expect(await world.detail(ticketId)).toMatchObject({ feeAmount: '120.00', feeBasis: '廊价〔2024〕8号' })
  })
})
