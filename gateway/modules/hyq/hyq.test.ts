import { requestNo } from '../../../test/gateway/payment-kit'
import { clerkOf } from '../../../test/gateway/elective-kit'
import { answered, HYQ, NEXT, quarterDraft, surveyAnswers } from '../../../test/gateway/hyq-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

const CURRENT = 'default GET /small/hyq/current'
const LIST = 'default GET /small/hyq/list'
const SURVEY = 'default GET /small/hyq/survey'
const SUBMIT = 'default POST /small/hyq/submit'
const INFORMATION = 'default GET /small/hyq/information'
const SHARED = 'default GET /small/hyq/shareInformation'
const PERIODS = 'btwob GET /hyq/periods'
const SAVE = 'btwob POST /hyq/save'
const CHANCES = 'default GET /crmgas/lottery/myChance'
const MONTHS = 'energy GET /monthBill/list'

let gateway: TestGateway
let factory: Caller
let colleague: Caller
let mill: Caller
let staff: Caller
beforeEach(async () => {
  gateway = await testGateway({ daily: [] })
  factory = await gateway.as('13800000001')
  colleague = await gateway.as('13800000002')
  mill = await gateway.as('13800000008')
  staff = clerkOf(gateway, '1001')
})
afterEach(() => gateway.close())

describe('the report (E-H-09)', () => {
  test('its figures are the sums of the months that the pages show', async () => {
    const { period, report, responded, nps } = await factory.ok(CURRENT, {})
    expect({ period, responded, nps }).toMatchObject({
      period: { hyqId: HYQ, status: 'published', quarter: '2026年第4季度' },
      responded: false,
      nps: null,
    })
    const { list } = await factory.ok(MONTHS, { year: '2026', pageSize: 50 })
    const mine = list.filter(({ billMonth }) => ['2026-07', '2026-08', '2026-09'].includes(billMonth))
    const sum = (values: (string | null)[]) =>
      (values.reduce((all, one) => all + Number(one) * 100, 0) / 100).toFixed(2)
    expect(report).toMatchObject({
      from: '2026-07',
      to: '2026-09',
      volume: sum(mine.map(({ volume }) => volume)),
      amount: sum(mine.map(({ amount }) => amount)),
      missing: [],
    })
    expect(report?.months).toHaveLength(12)
    expect(report?.months.at(-1)).toEqual({ month: '2026-09', volume: mine[0]?.volume })
    // 26 peers of the demo: there is a rank.
    expect(report?.rankPercent).toEqual(expect.any(Number))
    expect((await mill.ok(CURRENT, {})).report?.rankPercent).toBeNull()
  })

  test('what a sub-account may not see stays out of it, and of its document', async () => {
    const only = (...models: string[]) =>
      gateway.asSession({ bp: '1000000001', companyCode: '1001', reviewStatus: '1', models })
    expect((await only('ENERGY_VIEW').ok(CURRENT, {})).report).toMatchObject({
      amount: null,
      avgPrice: null,
      amountYoY: null,
      volume: expect.any(String),
    })
    const money = (await only('BILL_VIEW').ok(CURRENT, {})).report
    expect(money).toMatchObject({ volume: null, volumeYoY: null, rankPercent: null, co2SavedKg: null, advices: [] })
    expect(money?.months.every(({ volume }) => volume === null)).toBe(true)
    expect(money?.paperUrl).toContain('hyqreportmoney-')
    expect((await only('TICKET').ok(CURRENT, {})).report).toBeNull()
  })

  test.each([
    ['everything', ['BILL_VIEW', 'ENERGY_VIEW']],
    ['use', ['ENERGY_VIEW']],
    ['money', ['BILL_VIEW']],
  ])('the document of %s is a PDF', async (_, models) => {
    const caller = gateway.asSession({ bp: '1000000001', companyCode: '1001', reviewStatus: '1', models })
    const url = (await caller.ok(CURRENT, {})).report?.paperUrl ?? ''
    const paper = await gateway.gateway.app.inject({ method: 'GET', url })
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('an older quarter has its own figures; a draft and an unknown one are E7001', async () => {
    const old = await factory.ok(INFORMATION, { hyqId: 'HY2026Q3' })
    expect(old).toMatchObject({ period: { status: 'closed' }, report: { from: '2026-04', to: '2026-06' } })
    expect(old.blocks.length).toBeGreaterThan(0)
    expect((await factory.ok(INFORMATION, {})).period.hyqId).toBe(HYQ)
    await staff.ok(SAVE, quarterDraft())
    for (const hyqId of [NEXT, 'HY2020Q1'])
      expect(await factory.call(INFORMATION, { hyqId })).toMatchObject({ code: 'E7001' })
  })

  test('without any quarter there is nothing, and nothing fails', async () => {
    await gateway.db.deleteFrom('hyqPeriod').execute()
    expect(await factory.ok(CURRENT, {})).toMatchObject({ period: null, report: null })
    expect(await factory.call(INFORMATION, {})).toMatchObject({ code: 'E7001' })
    expect((await factory.ok(LIST, {})).total).toBe(0)
  })
})

describe('the shared version (E-H-08)', () => {
  test('holds no figure and no customer', async () => {
    const shared = await gateway.ok(SHARED, { hyqId: HYQ, companyCode: '1001' })
    expect(Object.keys(shared).sort()).toEqual([
      'benefits',
      'blocks',
      'companyName',
      'cover',
      'hyqId',
      'quarter',
      'title',
    ])
    expect(JSON.stringify(shared)).not.toContain('1000000001')
  })

  test('is opened by the code of a share, for the company of the sharer (E-S-09)', async () => {
    const wish = { targetType: 'hyq' as const, targetId: HYQ, channel: 'wxFriend' as const }
    const { shareCode } = await factory.ok('default POST /crmgas/share/create', wish)
    expect(await gateway.ok(SHARED, { s: shareCode })).toMatchObject({ hyqId: HYQ, companyName: expect.any(String) })
    const app = await factory.ok('default POST /crmgas/share/create', {
      targetType: 'app',
      targetId: 'app',
      channel: 'qr',
    })
    for (const s of [app.shareCode, 'Abcdefghij'])
      expect(await gateway.call(SHARED, { s })).toMatchObject({ code: 'E3002' })
    const draftOf = { ...wish, targetId: NEXT }
    await staff.ok(SAVE, quarterDraft())
    expect(await factory.call('default POST /crmgas/share/create', draftOf)).toMatchObject({ code: 'E3001' })
  })

  test.each([[{}], [{ companyCode: '1001', hyqId: 'HY2020Q1' }]])('%j: E7001', async (input) =>
    expect(await gateway.call(SHARED, input)).toMatchObject({ code: 'E7001' }),
  )
})

describe('the survey', () => {
  test('is answered once per user; a critic is called back (E-H-02, E-H-06)', async () => {
    expect((await factory.ok(SURVEY, { hyqId: HYQ })).questions[0]).toMatchObject({ qid: 'nps', required: true })
    const input = { requestNo: requestNo(), hyqId: HYQ, durationMs: 60_000, answers: surveyAnswers(4) }
    const first = await factory.ok(SUBMIT, input)
    expect(first).toMatchObject({ npsGroup: 'detractor', rewarded: true, chances: 2, ticketNo: expect.any(String) })
    expect(await factory.ok(SUBMIT, input)).toEqual(first)
    expect(await answered(factory, 9)).toMatchObject({ code: 'E7002' })
    expect(await factory.ok(CURRENT, {})).toMatchObject({ responded: true })
    expect((await factory.ok(LIST, {})).list.map(({ hyqId, responded }) => [hyqId, responded])).toEqual([
      [HYQ, true],
      ['HY2026Q3', false],
      ['HY2026Q2', false],
    ])
    const tickets = await factory.ok('default GET /crmgas/serviceTicket/list', { pageSize: 50 })
    expect(tickets.list.filter(({ ticketNo }) => ticketNo === first.ticketNo)).toHaveLength(1)
    expect(await answered(colleague, 10)).toMatchObject({ data: { npsGroup: 'promoter', ticketNo: null } })
  })

  test('of two answers of one user at once one counts, with one ticket', async () => {
    const both = await Promise.all([answered(factory, 4), answered(factory, 4)])
    expect(both.map(({ code }) => code).sort()).toEqual(['1000', 'E7002'])
    expect(await gateway.db.selectFrom('hyqResponse').selectAll().where('hyqId', '=', HYQ).execute()).toHaveLength(1)
    expect(
      await gateway.db.selectFrom('serviceTicket').selectAll().where('title', '=', '满意度回访').execute(),
    ).toHaveLength(1)
  })

  test('the first answer of a customer brings the chances, whatever its score (E-H-05)', async () => {
    expect((await factory.ok(CURRENT, {})).rewardChances).toBe(2)
    const survey = async () => (await factory.ok(CHANCES, { campaignId: 'LD000002' })).ways[2]
    expect(await survey()).toEqual({ source: 'hyq_survey', got: 0, most: 2 })
    const both = await Promise.all([answered(factory, 3), answered(colleague, 9)])
    expect(both.map(({ data }) => (data as { chances: number }).chances).sort()).toEqual([0, 2])
    await gateway.drain()
    expect(await survey()).toMatchObject({ got: 2 })
  })

  test('a campaign that is over promises no chances and gives none', async () => {
    await gateway.db
      .updateTable('hyqPeriod')
      .set({ rewardCampaignId: 'LD000001', rewardChances: 2 })
      .where('hyqId', '=', HYQ)
      .execute()
    expect((await factory.ok(CURRENT, {})).rewardChances).toBe(0)
    expect(await answered(factory, 9)).toMatchObject({ data: { rewarded: false, chances: 0, campaignId: null } })
  })

  test.each([
    ['no reason', [surveyAnswers(4)[0], surveyAnswers(4)[2]], 'E7004', '请完成第2题'],
    ['nothing', [], 'E7004', '请完成第1题'],
  ])('%s: %s', async (_, given, code, text) =>
    expect(await answered(factory, 4, { answers: given })).toMatchObject({ code, text }),
  )

  test('hidden answers are not kept, and fast ones do not count (E-H-03, E-H-07)', async () => {
    await answered(factory, 9, { answers: [...surveyAnswers(9), { qid: 'worst', values: ['1'] }], durationMs: 7_999 })
    const [row] = await gateway.db.selectFrom('hyqResponse').selectAll().where('hyqId', '=', HYQ).execute()
    expect(row?.answers.map(({ qid }) => qid)).toEqual(['nps', 'best', 'online'])
    const of = async () => (await staff.ok(PERIODS, {})).list.find(({ hyqId }) => hyqId === 'HY2026Q3')
    // 66, 36 and 18 of 120.
    expect(await of()).toMatchObject({ answers: 120, nps: 40 })
    await gateway.db
      .updateTable('hyqResponse')
      .set({ durationMs: 7_999 })
      .where('hyqId', '=', 'HY2026Q3')
      .where('npsGroup', '=', 'promoter')
      .execute()
    expect(await of()).toMatchObject({ answers: 120, nps: -33 })
  })

  test('ends after 45 days (E-H-01)', async () => {
    const endAt = (await factory.ok(SURVEY, { hyqId: HYQ })).endAt
    await gateway.passTime(endAt)
    // The logins of then are over.
    factory = gateway.asSession({ bp: '1000000001', companyCode: '1001', reviewStatus: '1', isMaster: true })
    expect(await answered(factory, 9)).toMatchObject({ code: 'E7003' })
    expect(await factory.call(SURVEY, { hyqId: HYQ })).toMatchObject({ code: 'E7001' })
    expect((await factory.ok(CURRENT, {})).period?.status).toBe('closed')
    expect(await answered(factory, 9, { hyqId: 'HY2020Q1' })).toMatchObject({ code: 'E7001' })
  })
})
