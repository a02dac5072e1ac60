import { BP, ticketWorld, type TicketWorld } from '../../../test/gateway/ticket-kit'
import { requestNo } from '../../../test/gateway/payment-kit'
import { uploaded } from '../../../test/gateway/inspection-kit'
import type { Caller } from '../../../test/setup/gateway'

let world: TicketWorld
let master: Caller
let staff: Caller
beforeEach(async () => {
  world = await ticketWorld()
  master = world.master
  staff = world.staff
})
afterEach(() => world.gateway.close())

const { stringContaining: part } = expect
const at = (time: string) => world.gateway.clock.moveTo(`2026-11-${time}:00+08:00`)
const key = async (ticketId: string) => ({ ticketId, version: (await world.detail(ticketId)).version })
const messages = async () =>
  (await world.gateway.db.selectFrom('message').select(['templateCode', 'summary']).orderBy('createdAt').execute()).map(
    ({ templateCode, summary }) => `${templateCode} ${summary}`,
  )
const todos = async () =>
  (await world.gateway.db.selectFrom('todo').select(['type', 'status']).orderBy('createdAt').execute()).map(
    ({ type, status }) => `${type} ${status}`,
  )
const serve = { handlerName: '赵立新', handlerPhone: '0316-0000119', handlerRole: '计量检修' }

/** The first bytes of an mp4; nothing reads the rest. */
const film = (userId: string) =>
  uploaded(world.gateway, userId, {
    bizType: 'TICKET',
    bytes: Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp41', 'latin1'),
  })

describe('a film of what is wrong (FL-02)', () => {
  it('is shown to the customer and to staff', async () => {
    const video = await film('u-1')
    const { ticketId } = await master.ok('default POST /crmgas/serviceTicket/add', world.input({ video }))
    expect(await world.detail(ticketId)).toMatchObject({
      video: { fileId: video, url: part('/job/file/') },
      images: [],
    })
    expect(await staff.ok('btwob GET /ticket/detail', { ticketId })).toMatchObject({ video: { fileId: video } })
  })

  it.each([
    ['somebody else’s', () => film('u-9'), { code: '44852' }],
    ['a picture', () => world.picture('u-1'), { code: '2901', data: { field: 'video' } }],
    ['nothing', () => Promise.resolve('0'.repeat(32)), { code: '44852' }],
  ])('is not %s', async (_, file, refusal) =>
    expect(
      await master.call('default POST /crmgas/serviceTicket/add', world.input({ video: await file() })),
    ).toMatchObject(refusal),
  )
})

describe('a repair from filing to rating (D-F1)', () => {
  it('is accepted at once, dispatched, waits for the customer, is reopened, confirmed and rated', async () => {
    const input = world.input({ images: [await world.picture('u-1')] })
    const { ticketId, ticketNo, acceptDue } = await master.ok('default POST /crmgas/serviceTicket/add', input)
    expect([ticketNo, acceptDue]).toEqual(['GD20261123000001', '2026-11-23T10:00:00+08:00'])
    expect(await master.call('default POST /crmgas/serviceTicket/add', input)).toMatchObject({ data: { ticketId } })
    expect(await world.detail(ticketId)).toMatchObject({
      status: 'ACCEPTED',
      meterName: '1#窑炉',
      images: [{ url: part('/job/file/') }],
      promises: [
        { step: 'ACCEPT', words: '30分钟内', doneAt: '2026-11-23T09:30:00+08:00', late: false },
        { step: 'ARRIVE', words: '4小时内', dueAt: '2026-11-23T13:30:00+08:00', doneAt: null },
        { step: 'FINISH', words: '1个工作日内', dueAt: '2026-11-24T17:30:00+08:00' },
      ],
      logs: [{ action: 'ACCEPT' }, { action: 'CREATE', operatorName: '陈店长' }],
      actions: ['REPLY', 'CANCEL'],
      quarter: { filed: 1, arrivedInTime: null },
    })

    at('23T10:00')
    expect(await master.ok('default POST /crmgas/serviceTicket/urge', await key(ticketId))).toEqual({
      urgeCount: 1,
      nextAt: '2026-11-23T10:30:00+08:00',
    })
    expect(await master.call('default POST /crmgas/serviceTicket/urge', await key(ticketId))).toMatchObject({
      code: '44105',
      text: '请勿频繁催单，10:30后可再次催单',
    })

    await staff.ok('btwob POST /ticket/dispatch', { ...(await key(ticketId)), ...serve })
    await staff.ok('btwob POST /ticket/start', await key(ticketId))
    at('23T11:00')
    await staff.ok('btwob POST /ticket/arrive', await key(ticketId))
    await staff.ok('btwob POST /ticket/suspend', { ...(await key(ticketId)), content: '请补充表具照片' })
    expect(await todos()).toEqual(['TICKET_SUPPLEMENT 0'])
    expect(await world.detail(ticketId)).toMatchObject({ status: 'SUSPENDED', arrivedAt: '2026-11-23T11:00:00+08:00' })
    at('23T13:00')
    const reply = { ticketId, content: '照片如下', files: [await world.picture('u-1')], requestNo: requestNo() }
    expect(await master.ok('default POST /crmgas/serviceTicket/reply', reply)).toMatchObject({ action: 'SUPPLEMENT' })
    expect(await world.detail(ticketId)).toMatchObject({
      status: 'PROCESSING',
      finishDue: '2026-11-24T19:30:00+08:00',
      quarter: { arrivedInTime: '100.0', arriveMinutes: 90 },
    })
    expect(await todos()).toEqual(['TICKET_SUPPLEMENT 1'])

    const result = { resultText: '更换读卡器', resultFiles: [await world.picture('staff')] }
    await staff.ok('btwob POST /ticket/resolve', { ...(await key(ticketId)), ...result })
    const unsolved = { ...(await key(ticketId)), solved: false, reason: '仍然写不进去' }
    expect(await master.ok('default POST /crmgas/serviceTicket/confirm', unsolved)).toMatchObject({
      status: 'PROCESSING',
      reopenCount: 1,
      resultFiles: [{ url: part('/job/file/') }],
    })
    await staff.ok('btwob POST /ticket/resolve', { ...(await key(ticketId)), resultText: '更换主板后写卡正常' })
    await master.ok('default POST /crmgas/serviceTicket/confirm', { ...(await key(ticketId)), solved: true })

    const stars = { ticketId, score: 2, timeliness: 2, attitude: 4, professional: 3, solved: true, anonymous: true }
    const rate = (tags: string[]) =>
      master.call('default POST /crmgas/serviceTicket/evaluate', { ...stars, tags, comment: '' })
    expect(await rate([])).toMatchObject({ code: '44112' })
    expect(await rate(['响应慢'])).toMatchObject({ ok: true, data: { score: 2, tags: ['响应慢'] } })
    expect(await rate(['响应慢'])).toMatchObject({ code: '44111' })
    const done = await world.detail(ticketId)
    expect(done).toMatchObject({ status: 'CLOSED', actions: [], evaluation: { anonymous: true } })
    expect(done.logs.slice(0, 2).map(({ action, operatorName }) => [action, operatorName])).toEqual([
      ['CALL_BACK', '系统'],
      ['EVALUATE', '匿名'],
    ])
    expect((await todos()).sort()).toEqual(['TICKET_CONFIRM 1', 'TICKET_EVALUATE 1', 'TICKET_SUPPLEMENT 1'])
    await world.gateway.drain()
    // C 2: the name and the phone of the handler stand nowhere in plain.
    expect(await messages()).toContain('TK_DISPATCHED 赵**将为您服务，电话****')
    expect((await messages()).map((one) => one.split(' ')[0])).toEqual([
      'TK_ACCEPTED',
      'TK_DISPATCHED',
      'TK_SUSPENDED',
      'TK_RESOLVED',
      'TK_RESOLVED',
    ])
  })

  it('is not late where it ended while it waited for its customer (TK-07)', async () => {
    const { ticketId } = await world.filed()
    await staff.ok('btwob POST /ticket/suspend', { ...(await key(ticketId)), content: '请补充照片' })
    await world.gateway.passTime('2026-12-05T10:00:00+08:00')
    await master.ok('default POST /crmgas/serviceTicket/cancel', { ...(await key(ticketId)), reason: '不需要了' })
    expect((await world.detail(ticketId)).promises.filter(({ late }) => late)).toEqual([])
  })

  it('rated below three stars staff call back (TK-11)', async () => {
    const { ticketId } = await world.filed()
    await staff.ok('btwob POST /ticket/resolve', { ...(await key(ticketId)), resultText: '更换读卡器' })
    await master.ok('default POST /crmgas/serviceTicket/confirm', { ...(await key(ticketId)), solved: true })
    const stars = { score: 1, timeliness: 1, attitude: 1, professional: 1, solved: false, anonymous: true }
    await master.ok('default POST /crmgas/serviceTicket/evaluate', { ticketId, ...stars, tags: [], comment: '没修好' })
    const { list } = await staff.ok('btwob GET /review/list', { bizType: 'TICKET_CALL_BACK' })
    expect(list).toMatchObject([
      { title: part('回访'), facts: expect.arrayContaining([{ label: '评价', value: '没修好' }]) },
    ])
    expect(JSON.stringify(list)).not.toContain('陈店长')
    expect(JSON.stringify(await staff.ok('btwob GET /ticket/detail', { ticketId }))).not.toContain('陈店长')
    const taskId = list[0]?.taskId ?? ''
    await staff.ok('btwob POST /review/decide', { taskId, decision: 'PASS', remark: '已致歉并安排复修' })
    expect((await world.detail(ticketId)).logs[0]).toMatchObject({ content: '已回访：已致歉并安排复修' })
  })
})

it('a leak goes to the emergency desk at once and cannot be called off (D-F2)', async () => {
  const { sub } = world
  const noRight = world.gateway.asSession({ bp: BP, companyCode: '1001', reviewStatus: '1', userId: 'u-3' })
  const leak = world.input({ subtype: 'GAS_LEAK' })
  expect(await noRight.call('default POST /crmgas/serviceTicket/add', world.input())).toMatchObject({ code: '2110' })
  const { ticketId } = await noRight.ok('default POST /crmgas/serviceTicket/add', leak)
  expect(await world.detail(ticketId)).toMatchObject({
    status: 'DISPATCHED',
    priority: 'P1',
    arriveDue: '2026-11-23T10:00:00+08:00',
    handlerName: '廊坊燃气抢险中心',
    handlerPhone: '0316-0000119',
  })
  const reason = { ...(await key(ticketId)), reason: '误报' }
  expect(await master.call('default POST /crmgas/serviceTicket/cancel', reason)).toMatchObject({ code: '44108' })
  // TK-12.
  expect(await sub.call('default GET /crmgas/serviceTicket/detail', { ticketId })).toMatchObject({ code: '2902' })
  expect((await sub.ok('default GET /crmgas/serviceTicket/list', {})).list).toEqual([])
  expect((await noRight.ok('default GET /crmgas/serviceTicket/list', {})).counts).toMatchObject({ ALL: 1, OPEN: 1 })
})

describe('what is refused on filing', () => {
  const add = (given: Parameters<TicketWorld['input']>[0], by = master) =>
    by.call('default POST /crmgas/serviceTicket/add', world.input(given))

  it.each([
    ['2902', 'a meter of another customer', { meterNo: 'M2' }],
    ['2902', 'a place of another customer', { siteId: 'S2' }],
    ['2902', 'a bill of another customer', { relatedType: 'BILL', relatedId: 'B2' }],
    ['2902', 'a thing that no area knows', { relatedType: 'HELP', relatedId: 'H1' }],
    ['2901', 'a type of another subtype', { ticketType: 'CONSULT' }],
    ['2901', 'a subject without its id', { relatedType: 'BILL' }],
    ['2901', 'no photo where one is needed', { subtype: 'METER_FAULT' }],
    ['2901', 'no appointment where one is needed', { subtype: 'EQUIP_FAULT' }],
    ['2901', 'a day without its slot', { appointDate: '2026-11-25' }],
    ['2901', 'a slot of today', { appointDate: '2026-11-23', appointSlot: 'PM1' }],
    ['44852', 'a picture of another user', { images: ['nothing'] }],
  ] as const)('%s: %s', async (code, _what, given) => {
    expect(await add({ ...given } as Parameters<typeof add>[0])).toMatchObject({ code })
    expect((await master.ok('default GET /crmgas/serviceTicket/list', {})).total).toBe(0)
  })

  it('about a thing that the user has no right to see; what staff read of it is no customer’s (TK-13)', async () => {
    const about = world.input({ ticketType: 'CONSULT', subtype: 'C_BILL', relatedType: 'BILL', relatedId: 'B1' })
    expect(await world.sub.call('default POST /crmgas/serviceTicket/add', about)).toMatchObject({ code: '2902' })
    const { ticketId } = await master.ok('default POST /crmgas/serviceTicket/add', about)
    expect(await world.detail(ticketId)).toMatchObject({ related: { title: '10月账单', facts: [] } })
    const seen = await staff.ok('btwob GET /ticket/detail', { ticketId })
    expect(seen.related?.facts).toEqual([{ label: '应缴金额', value: '108.00元' }])
  })

  it('the fourth open one of a subtype, with the one to urge (TK-02)', async () => {
    for (let n = 0; n < 3; n++) await world.filed()
    const { list } = await master.ok('default GET /crmgas/serviceTicket/list', {})
    expect(await add({})).toMatchObject({ code: '44103', data: { ticketId: list[0]?.ticketId } })
    // A colleague that may not look at it is not led there (TK-12).
    const refused = await world.sub.call('default POST /crmgas/serviceTicket/add', world.input())
    expect(refused).toMatchObject({ code: '44103', data: null })
  })

  it('a second verification of the same meter, with the one that is open (RC-06)', async () => {
    const visit = { appointDate: '2026-11-25', appointSlot: 'AM' } as const
    const verify = { ticketType: 'APPLY', subtype: 'A_VERIFY', ...visit } as const
    const { ticketId } = await world.filed(verify)
    expect(await add(verify)).toMatchObject({ code: '44103', data: { ticketId } })
    expect(await add({ ...verify, meterNo: 'M3' })).toMatchObject({ ok: true })
  })

  it('but never a leak: not the fourth, nor one after ten tickets of a day', async () => {
    for (let n = 0; n < 12; n++) expect(await add({ subtype: 'GAS_LEAK' })).toMatchObject({ ok: true })
  })

  it('the eleventh of a day, of each user (TK-02)', async () => {
    const kinds = ['C_BILL', 'C_PRICE', 'C_INVOICE', 'C_OTHER'] as const
    for (let n = 0; n < 10; n++) await world.filed({ ticketType: 'CONSULT', subtype: kinds[n % 4] ?? 'C_BILL' })
    const eleventh = { ticketType: 'CONSULT', subtype: 'C_ACCOUNT' } as const
    expect(await add(eleventh)).toMatchObject({ code: '44102' })
    expect(await add(eleventh, world.sub)).toMatchObject({ ok: true })
    // Nor for another customer that the user works for.
    const { meterNo: _, ...elsewhere } = world.input(eleventh)
    const own = { bp: '1000000009', companyCode: '1001', reviewStatus: '1', isMaster: true } as const
    const filed = (userId: string) =>
      world.gateway.asSession({ ...own, userId }).call('default POST /crmgas/serviceTicket/add', elsewhere)
    expect(await filed('u-1')).toMatchObject({ code: '44102' })
    expect(await filed('u-9')).toMatchObject({ ok: true })
    at('24T09:30')
    expect(await add(eleventh)).toMatchObject({ ok: true })
  })

  it('a ticket that staff send back gives its place in the day back (TK-05)', async () => {
    const place = { companyCode: '1001', date: '2026-11-26', slot: 'AM', kind: 'APPLY' } as const
    await world.gateway.db
      .insertInto('slotQuota')
      .values({ ...place, quota: 1 })
      .execute()
    const visit = { ticketType: 'APPLY', subtype: 'A_CHECK', appointDate: '2026-11-26', appointSlot: 'AM' } as const
    expect(await add(visit)).toMatchObject({ ok: true })
    expect(await add(visit, world.sub)).toMatchObject({ code: '44104' })
    const [one] = (await master.ok('default GET /crmgas/serviceTicket/list', {})).list
    await world.staff.ok('btwob POST /ticket/reject', { ...(await key(one?.ticketId ?? '')), reason: '不在服务范围' })
    expect(await add(visit, world.sub)).toMatchObject({ ok: true })
  })

  it('the last place of a slot goes to one of two; called off it is free again (TK-05)', async () => {
    const place = { companyCode: '1001', date: '2026-11-25', slot: 'AM', kind: 'APPLY' } as const
    await world.gateway.db
      .insertInto('slotQuota')
      .values({ ...place, quota: 1 })
      .execute()
    const visit = { ticketType: 'APPLY', subtype: 'A_CHECK', appointDate: '2026-11-25', appointSlot: 'AM' } as const
    const answers = await Promise.all([add(visit), add(visit, world.sub)])
    expect(answers.map(({ ok, code }) => (ok ? 'filed' : code)).sort()).toEqual(['44104', 'filed'])
    const slots = await master.ok('default GET /crmgas/serviceTicket/slots', { kind: 'APPLY', to: '2026-11-25' })
    expect(slots.find(({ date }) => date === '2026-11-25')?.slots[0]).toMatchObject({ left: 0, available: false })
    const [one] = (await master.ok('default GET /crmgas/serviceTicket/list', {})).list
    const off = { ...(await key(one?.ticketId ?? '')), reason: '不再需要' }
    expect(await master.ok('default POST /crmgas/serviceTicket/cancel', off)).toMatchObject({
      status: 'CANCELLED',
      cancelReason: '不再需要',
      actions: ['AGAIN'],
    })
    expect(await add(visit)).toMatchObject({ ok: true })
  })
})

describe('what is refused later', () => {
  it('writes on a ticket that is over, or that was changed meanwhile', async () => {
    const { ticketId } = await world.filed({ ticketType: 'CONSULT', subtype: 'C_BILL' })
    const seen = await key(ticketId)
    await staff.ok('btwob POST /ticket/accept', { ...seen, content: '请稍候' })
    const urge = 'default POST /crmgas/serviceTicket/urge'
    const cancel = 'default POST /crmgas/serviceTicket/cancel'
    const confirm = 'default POST /crmgas/serviceTicket/confirm'
    const reply = { ticketId, content: '还有', requestNo: requestNo() }
    expect(await master.call(urge, seen)).toMatchObject({ code: '2904' })
    expect(await master.call(cancel, { ...seen, reason: '填错' })).toMatchObject({ code: '2904' })
    expect(await master.call(confirm, { ...seen, solved: true })).toMatchObject({ code: '2904' })
    await staff.ok('btwob POST /ticket/resolve', { ...(await key(ticketId)), resultText: '账单无误，已说明' })
    expect(await master.call('default POST /crmgas/serviceTicket/reply', reply)).toMatchObject({ code: '2904' })
    const solved = { ...(await key(ticketId)), solved: false }
    expect(await master.call(confirm, { ...solved, reason: '不' })).toMatchObject({
      code: '2901',
      data: { field: 'reason' },
    })
    const stars = { score: 5, timeliness: 5, attitude: 5, professional: 5, solved: true, tags: [], comment: '' }
    const rate = { ticketId, ...stars, anonymous: false }
    expect(await master.call('default POST /crmgas/serviceTicket/evaluate', rate)).toMatchObject({ code: '2904' })
    for (let n = 0; n < 2; n++) {
      await master.ok(confirm, { ...(await key(ticketId)), solved: false, reason: '还是不明白' })
      await staff.ok('btwob POST /ticket/resolve', { ...(await key(ticketId)), resultText: '再次电话说明' })
    }
    expect(await world.detail(ticketId)).toMatchObject({ reopenCount: 2, escalatedTo: '客户服务主管' })
    const third = { ...(await key(ticketId)), solved: false, reason: '还是不明白' }
    expect(await master.call(confirm, third)).toMatchObject({ code: '44107' })
    await master.ok(confirm, { ...(await key(ticketId)), solved: true })
    await master.ok('default POST /crmgas/serviceTicket/evaluate', rate)
    const over = await key(ticketId)
    for (const refused of [
      await master.call(urge, over),
      await master.call(cancel, { ...over, reason: '填错' }),
      await master.call(confirm, { ...over, solved: true }),
      await master.call('default POST /crmgas/serviceTicket/reply', { ...reply, requestNo: requestNo() }),
    ])
      expect(refused).toMatchObject({ code: '44109' })
    expect(await master.ok('default GET /crmgas/serviceTicket/evaluateTags', { ticketType: 'CONSULT' })).toMatchObject({
      good: expect.arrayContaining(['答得准确']),
    })
  })

  it('a fourth urge, a twenty-first reply, a reply with the picture of another user', async () => {
    const { ticketId } = await world.filed()
    for (const time of ['23T10:00', '23T10:30', '23T11:00']) {
      at(time)
      await master.ok('default POST /crmgas/serviceTicket/urge', { ...(await key(ticketId)), content: '着急' })
    }
    at('23T12:00')
    expect(await master.call('default POST /crmgas/serviceTicket/urge', await key(ticketId))).toMatchObject({
      code: '44106',
    })
    const reply = (files: string[] = []) =>
      master.call('default POST /crmgas/serviceTicket/reply', {
        ticketId,
        content: '说明',
        files,
        requestNo: requestNo(),
      })
    expect(await reply([await world.picture('u-2')])).toMatchObject({ code: '44852' })
    await world.gateway.db.updateTable('serviceTicket').set({ replyCount: 19 }).execute()
    expect(await reply()).toMatchObject({ ok: true, data: { action: 'REPLY' } })
    expect(await reply()).toMatchObject({ code: '44110' })
  })

  it('tickets of another customer', async () => {
    const { ticketId } = await world.filed()
    const seen = await key(ticketId)
    const { stranger } = world
    for (const answer of [
      await stranger.call('default GET /crmgas/serviceTicket/detail', { ticketId }),
      await stranger.call('default POST /crmgas/serviceTicket/urge', seen),
      await stranger.call('default POST /crmgas/serviceTicket/cancel', { ...seen, reason: '填错' }),
      await stranger.call('default POST /crmgas/serviceTicket/confirm', { ...seen, solved: true }),
      await stranger.call('default POST /crmgas/serviceTicket/reply', {
        ticketId,
        content: '啊',
        requestNo: requestNo(),
      }),
      await stranger.call('default POST /crmgas/serviceTicket/evaluate', {
        ticketId,
        score: 5,
        timeliness: 5,
        attitude: 5,
        professional: 5,
        solved: true,
        tags: [],
        comment: '',
        anonymous: false,
      }),
    ])
      expect(answer).toMatchObject({ code: '2902' })
  })
})

it('the list: tabs with counts, type, words and days', async () => {
  const { ticketId } = await world.filed()
  await world.filed({ ticketType: 'CONSULT', subtype: 'C_BILL', relatedType: 'BILL', relatedId: 'B1' })
  at('25T09:30')
  const third = await world.filed({ ticketType: 'CONSULT', subtype: 'C_PRICE' })
  await master.ok('default POST /crmgas/serviceTicket/cancel', { ...(await key(third.ticketId)), reason: '填错' })
  const list = async (query: object) => {
    const found = await master.ok('default GET /crmgas/serviceTicket/list', query)
    return found.list.map(({ subtype }) => subtype)
  }
  expect(await list({})).toEqual(['C_PRICE', 'C_BILL', 'CARD_FAULT'])
  expect(await list({ tab: 'OPEN' })).toEqual(['C_BILL', 'CARD_FAULT'])
  expect(await list({ ticketType: 'CONSULT' })).toEqual(['C_PRICE', 'C_BILL'])
  expect(await list({ keyword: 'IC卡' })).toEqual(['CARD_FAULT'])
  expect(await list({ to: '2026-11-23' })).toEqual(['C_BILL', 'CARD_FAULT'])
  expect(await list({ from: '2026-11-24', to: '2026-11-25' })).toEqual(['C_PRICE'])
  expect((await master.ok('default GET /crmgas/serviceTicket/list', {})).counts).toEqual({
    ALL: 3,
    OPEN: 2,
    CONFIRM: 0,
    EVALUATE: 0,
    CLOSED: 1,
  })
  expect(await world.detail(ticketId)).toMatchObject({ related: null })
  const types = await master.ok('default GET /crmgas/serviceTicket/types', {})
  expect(types.map(({ label, subtypes }) => `${label} ${subtypes.length}`)).toEqual([
    '报修 8',
    '咨询 6',
    '投诉 5',
    '建议 2',
    '业务办理 8',
  ])
})

it('a sub-account sees its own tickets and those that name its phone on site, without the phones of others (TK-12, TK-18)', async () => {
  const named = { contactPhone: '13800000001', contactName: '王班长' }
  const own = await world.sub.ok('default POST /crmgas/serviceTicket/add', world.input())
  const onSite = await world.filed({ ...named, description: '先打13900000002，再打13800000001' })
  const { ticketId: foreign } = await world.filed({ ticketType: 'CONSULT', subtype: 'C_BILL' })
  const seen = await world.sub.ok('default GET /crmgas/serviceTicket/list', {})
  expect(seen.list.map(({ ticketId }) => ticketId)).toEqual([onSite.ticketId, own.ticketId])
  expect([seen.total, seen.counts.ALL]).toEqual([2, 2])
  const read = (ticketId: string) => world.sub.call('default GET /crmgas/serviceTicket/detail', { ticketId })
  expect(await read(foreign)).toMatchObject({ code: '2902' })
  expect(await read(onSite.ticketId)).toMatchObject({
    data: { description: '先打139****0002，再打138****0001', contactPhone: '13800000001' },
  })
  const said = { ticketId: onSite.ticketId, content: '改打13900000002', requestNo: requestNo() }
  expect(await world.sub.ok('default POST /crmgas/serviceTicket/reply', said)).toMatchObject({ operatorName: '王班长' })
  expect((await read(onSite.ticketId)).data?.logs[0]).toMatchObject({ content: '改打139****0002' })
  expect(await world.detail(onSite.ticketId)).toMatchObject({ description: '先打13900000002，再打13800000001' })
  const staffSees = await staff.ok('btwob GET /ticket/detail', { ticketId: onSite.ticketId })
  expect(staffSees.description).toBe('先打13900000002，再打13800000001')

  await staff.ok('btwob POST /ticket/resolve', { ...(await key(onSite.ticketId)), resultText: '更换读卡器，已修复' })
  await master.ok('default POST /crmgas/serviceTicket/confirm', { ...(await key(onSite.ticketId)), solved: true })
  const stars = { score: 5, timeliness: 5, attitude: 5, professional: 5, solved: true, tags: [], comment: '' }
  const rate = { ticketId: onSite.ticketId, ...stars, anonymous: false }
  const rated = await world.sub.call('default POST /crmgas/serviceTicket/evaluate', rate)
  expect([rated.code, (await read(onSite.ticketId)).data?.actions]).toEqual(['2902', []])
  expect(await master.call('default POST /crmgas/serviceTicket/evaluate', rate)).toMatchObject({ ok: true })
})

describe('the clock (TK-09, TK-10, TK-11)', () => {
  const pass = (time: string) => world.gateway.passTime(`2026-${time}:00+08:00`)

  it('each missed promise raises the ticket and says to which role; a suspended one is left alone', async () => {
    const { ticketId } = await world.filed({ ticketType: 'CONSULT', subtype: 'C_BILL' })
    await pass('11-23T11:31')
    expect(await world.detail(ticketId)).toMatchObject({
      overdueStep: 'ACCEPT',
      priority: 'P2',
      escalated: true,
      escalatedTo: '客户服务主管',
      logs: [{ action: 'ESCALATE', content: '受理超时，已升级给客户服务主管' }, { action: 'CREATE' }],
      quarter: { escalated: 1 },
    })
    expect((await messages()).at(-1)).toBe(
      'TK_LATE 您的工单GD20261123000001未在2026-11-23 11:30前受理，已升级给客户服务主管跟进',
    )
    const sms = await world.gateway.db.selectFrom('devOutbox').select(['target', 'text']).execute()
    expect(sms).toEqual([
      {
        target: '0316-0000201',
        text: '客户1000000001的工单GD20261123000001未在2026-11-23 11:30前受理，已升级给客户服务主管，请跟进。',
      },
    ])
    await staff.ok('btwob POST /ticket/accept', await key(ticketId))
    await staff.ok('btwob POST /ticket/suspend', { ...(await key(ticketId)), content: '请补充账单截图' })
    await pass('11-26T09:30')
    expect((await world.detail(ticketId)).logs.filter(({ action }) => action === 'ESCALATE')).toHaveLength(1)
    await staff.ok('btwob POST /ticket/resume', await key(ticketId))
    await pass('12-01T09:30')
    expect(await world.detail(ticketId)).toMatchObject({
      overdueStep: 'ACCEPT',
      logs: [{ content: part('办结超时') }, {}, {}, {}, {}, {}],
    })
  })

  it('an outcome without a word is announced, confirmed after 72 hours and closed after seven days more', async () => {
    const { ticketId } = await world.filed()
    await staff.ok('btwob POST /ticket/resolve', { ...(await key(ticketId)), resultText: '更换读卡器' })
    await pass('11-25T09:31')
    expect((await messages()).at(-1)).toBe('TK_RESOLVED 工单GD20261123000001将于24小时后自动确认，如未解决请及时反馈')
    expect(await world.detail(ticketId)).toMatchObject({ status: 'RESOLVED' })
    await pass('11-26T09:31')
    expect(await world.detail(ticketId)).toMatchObject({ status: 'TO_EVALUATE', actions: ['EVALUATE'] })
    await pass('12-03T09:32')
    expect(await world.detail(ticketId)).toMatchObject({
      status: 'CLOSED',
      evaluation: { score: null, evaluateSource: 'AUTO' },
    })
    expect(await messages()).toHaveLength(3)
  })

  it('an urge on a late step is in the list of its head', async () => {
    await world.gateway.setting('ticket.head.CONSULT', '王经理')
    await world.gateway.setting('ticket.sla.C_BILL', '15m/-/1h')
    const { ticketId } = await world.filed({ ticketType: 'CONSULT', subtype: 'C_BILL' })
    expect((await world.detail(ticketId)).finishDue).toBe('2026-11-23T10:30:00+08:00')
    await pass('11-23T10:31')
    await master.ok('default POST /crmgas/serviceTicket/urge', await key(ticketId))
    expect(await world.detail(ticketId)).toMatchObject({ escalatedTo: '王经理', urgeCount: 1 })
  })

  it('a reopened ticket is late again only by its new end (TK-10)', async () => {
    const { ticketId } = await world.filed({ ticketType: 'CONSULT', subtype: 'C_BILL' })
    await pass('11-23T11:31')
    await staff.ok('btwob POST /ticket/accept', await key(ticketId))
    await staff.ok('btwob POST /ticket/resolve', { ...(await key(ticketId)), resultText: '账单无误，已说明' })
    const unsolved = { ...(await key(ticketId)), solved: false, reason: '还是不明白' }
    const again = await master.ok('default POST /crmgas/serviceTicket/confirm', unsolved)
    expect(again).toMatchObject({ status: 'PROCESSING', overdueStep: 'NONE', quarter: { escalated: 1 } })
    const { late } = await staff.ok('btwob GET /ticket/queue', {})
    expect(late).toBe(0)
    await pass('12-01T09:30')
    expect(await world.detail(ticketId)).toMatchObject({ overdueStep: 'FINISH', quarter: { escalated: 1 } })
  })

  it('no promise becomes late while the customer is waited for, nor after the ticket is resolved (TK-07)', async () => {
    const lateOf = async (ticketId: string) =>
      (await world.detail(ticketId)).promises.filter(({ late }) => late).map(({ step }) => step)
    const [waiting, byPhone] = [await world.filed(), await world.filed()]
    await staff.ok('btwob POST /ticket/suspend', { ...(await key(waiting.ticketId)), content: '请补充照片' })
    await staff.ok('btwob POST /ticket/resolve', { ...(await key(byPhone.ticketId)), resultText: '电话指导后恢复' })
    await pass('11-25T09:30')
    expect([await lateOf(waiting.ticketId), await lateOf(byPhone.ticketId)]).toEqual([[], []])
  })

  it('the place of an appointment is free once the customer says that no visit is needed (TK-05)', async () => {
    const day = '2026-11-27'
    const left = async () => {
      const days = await master.ok('default GET /crmgas/serviceTicket/slots', { kind: 'REPAIR', from: day, to: day })
      return days.flatMap(({ slots }) => slots.map((one) => one.left))[0]
    }
    const before = await left()
    const { ticketId } = await world.filed({
      subtype: 'EQUIP_FAULT',
      appointDate: day,
      appointSlot: 'AM',
      address: '一厂区',
    })
    expect(await left()).toBe((before ?? 0) - 1)
    await staff.ok('btwob POST /ticket/accept', await key(ticketId))
    await staff.ok('btwob POST /ticket/resolve', { ...(await key(ticketId)), resultText: '电话指导后恢复' })
    await master.ok('default POST /crmgas/serviceTicket/confirm', { ...(await key(ticketId)), solved: true })
    expect(await left()).toBe(before)
    const unsolved = { ...(await key(ticketId)), solved: false, reason: '当天又熄火了' }
    await master.ok('default POST /crmgas/serviceTicket/confirm', unsolved)
    await staff.ok('btwob POST /ticket/resolve', { ...(await key(ticketId)), resultText: '已更换电磁阀' })
    await master.ok('default POST /crmgas/serviceTicket/confirm', { ...(await key(ticketId)), solved: true })
    expect(await left()).toBe(before)
  })
})
