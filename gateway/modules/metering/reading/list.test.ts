import { testGateway, type Caller, type TestGateway } from '../../../../test/setup/gateway'

const READINGS = 'btwob GET /meter/readings'
let gateway: TestGateway
let factory: Caller
let hospital: Caller
beforeAll(async () => {
  gateway = await testGateway()
  factory = await gateway.as('13800000001')
  hospital = await gateway.as('13800000008')
})
afterAll(() => gateway.close())

test('the readings of a channel in some days, the oldest first, with the moment of their frame', async () => {
  const { list, total } = await factory.ok(READINGS, {
    meterId: '10010101',
    channelNo: '2',
    from: '2026-11-20',
    to: '2026-11-22',
  })
  expect(total).toBe(3)
  expect(list.map(({ readAt }) => readAt)).toEqual(['20', '21', '22'].map((day) => `2026-11-${day}T08:00:00+08:00`))
  expect(list[0]).toMatchObject({ channelNo: '2', source: 'REMOTE', state: 'VALID', photoUrl: null, review: null })
})

test('a reading made of a photo shows it', async () => {
  const { list } = await hospital.ok(READINGS, { meterId: '10020302', from: '2026-11-01', to: '2026-11-01' })
  expect(list).toMatchObject([{ source: 'PHOTO', photoUrl: expect.stringMatching(/^\/.+\?e=\d+&s=/) }])
})

test('a doubted reading says what was found, and what it was corrected to', async () => {
  const [reading] = (await factory.ok(READINGS, { meterId: '10010102', from: '2026-11-22', to: '2026-11-22' })).list
  const task = { companyCode: '1001', bizType: 'READING', bizNo: reading?.readingId ?? '', bp: '1000000001' }
  await gateway.db
    .insertInto('reviewTask')
    .values({
      ...task,
      taskId: 't-reading',
      rule: 'manual',
      dueAt: null,
      createdAt: gateway.clock.iso(),
      decision: 'ADJUST',
      volume: '1234.50',
      remark: '变送器故障',
      decidedAt: gateway.clock.iso(),
      decidedBy: 'x',
    })
    .execute()
  const { list } = await factory.ok(READINGS, { meterId: '10010102', from: '2026-11-22', to: '2026-11-22' })
  expect(list[0]?.review).toEqual({
    decision: 'ADJUST',
    corrected: '1234.50',
    reason: '变送器故障',
    at: gateway.clock.iso(),
  })
})

test.each([
  ['2026-11-02', '2026-11-01', 'A2331', '结束日期不能早于开始日期'],
  ['2026-09-01', '2026-11-02', 'A2316', '查询时间跨度不能超过62天'],
])('from %s to %s is %s', async (from, to, code, text) => {
  expect(await factory.call(READINGS, { meterId: '10010101', from, to })).toMatchObject({ code, text })
})

test('a meter of another customer is one that does not exist', async () => {
  const ask = { from: '2026-11-20', to: '2026-11-22' }
  const [theirs, nobodys] = await Promise.all(
    ['10010101', '99999999'].map((meterId) => hospital.call(READINGS, { meterId, ...ask })),
  )
  expect(theirs).toMatchObject({ code: 'A2101', data: null })
  expect([theirs?.code, theirs?.text]).toEqual([nobodys?.code, nobodys?.text])
})
