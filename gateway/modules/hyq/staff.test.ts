import { clerkOf } from '../../../test/gateway/elective-kit'
import { answered, HYQ, NEXT, quarterDraft } from '../../../test/gateway/hyq-kit'
import { jsonb } from '../../db/connect'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { findPeriod, savePeriod } from './repo/periods'

const CURRENT = 'default GET /small/hyq/current'
const PERIODS = 'btwob GET /hyq/periods'
const RESPONSES = 'btwob GET /hyq/responses'
const RESULTS = 'btwob GET /hyq/results'
const SAVE = 'btwob POST /hyq/save'
const PUBLISH = 'btwob POST /hyq/publish'
const FOLLOW = 'btwob POST /hyq/followUp'

let gateway: TestGateway
let factory: Caller
let colleague: Caller
let staff: Caller
beforeEach(async () => {
  gateway = await testGateway({ daily: [] })
  factory = await gateway.as('13800000001')
  colleague = await gateway.as('13800000002')
  staff = clerkOf(gateway, '1001')
})
afterEach(() => gateway.close())

describe('staff', () => {
  test('write a quarter, publish it once, and its customers are notified', async () => {
    expect(await staff.ok(SAVE, quarterDraft())).toEqual({ hyqId: NEXT, version: 1 })
    expect(await staff.call(SAVE, quarterDraft())).toMatchObject({ code: '2904' })
    expect((await factory.ok(CURRENT, {})).period?.hyqId).toBe(HYQ)
    expect(await staff.ok(PUBLISH, { hyqId: NEXT })).toMatchObject({ hyqId: NEXT, status: 'published' })
    expect(await staff.call(PUBLISH, { hyqId: NEXT })).toMatchObject({ code: '2904' })
    expect(await staff.call(PUBLISH, { hyqId: 'HY2020Q1' })).toMatchObject({ code: '2902' })
    await gateway.drain()
    const messages = await factory.ok('default GET /crmgas/message/list', { categoryCode: 'hyq', pageSize: 50 })
    expect(messages.list.some(({ title }) => title === '惠用气2027年第1季度已发布')).toBe(true)
    expect(await gateway.db.selectFrom('hyqReport').select('bp').where('bp', '=', '1000000001').execute()).not.toEqual(
      [],
    )
    expect((await staff.ok(PERIODS, {})).list[0]).toMatchObject({
      hyqId: NEXT,
      text: '## 本季服务\n\n- 保供',
      answers: 0,
    })
    const log = await gateway.db.selectFrom('auditLog').selectAll().where('entityId', '=', `1001|${NEXT}`).execute()
    expect(log.map(({ toState }) => toState)).toEqual(['draft', 'published'])
  })

  test('a change that was begun before the publication leaves the days of the survey', async () => {
    const key = { companyCode: '1001', hyqId: NEXT }
    await staff.ok(SAVE, quarterDraft())
    const draft = await findPeriod(gateway.db, key)
    if (!draft) throw new Error('no draft')
    const { endAt } = await staff.ok(PUBLISH, { hyqId: NEXT })
    const change = { ...draft, blocks: jsonb(draft.blocks), benefits: jsonb(draft.benefits), version: 2 }
    expect(await savePeriod(gateway.db, change, 1)).toBe(true)
    expect(await findPeriod(gateway.db, key)).toMatchObject({ status: 'published', endAt })
  })

  test('a quarter that is over is not changed; another company has its own', async () => {
    expect(await staff.call(SAVE, quarterDraft({ hyqId: 'HY2026Q3', version: 1 }))).toMatchObject({ code: '2904' })
    await staff.ok(SAVE, quarterDraft())
    expect(await clerkOf(gateway, '1002').call(PUBLISH, { hyqId: NEXT })).toMatchObject({ code: '2902' })
  })

  test('see what was answered, question by question, without those that were too fast (E-H-04, E-H-07)', async () => {
    const of = (by = staff, hyqId = HYQ) => by.call(RESULTS, { hyqId })
    const empty = { answers: 0, counted: 0, nps: null }
    expect(await staff.ok(RESULTS, { hyqId: HYQ })).toMatchObject(empty)
    await answered(factory, 4)
    await answered(colleague, 10, { durationMs: 7_999 })
    const { answers: all, counted, questions } = await staff.ok(RESULTS, { hyqId: HYQ })
    expect({ all, counted }).toEqual({ all: 2, counted: 1 })
    const given = questions.map(({ qid, answered: n, choices }) => [qid, n, choices.filter((one) => one.n > 0)])
    expect(given).toEqual([
      ['nps', 1, [{ label: '4', n: 1 }]],
      [
        'worst',
        1,
        [
          { label: '供气稳定', n: 1 },
          { label: '服务响应', n: 1 },
        ],
      ],
      ['best', 0, []],
      ['online', 1, [{ label: '4', n: 1 }]],
      ['wish', 0, []],
    ])
    expect((await of(staff, 'HY2026Q3')).data).toMatchObject({ answers: 120, counted: 120, nps: 40 })
    expect((await of(clerkOf(gateway, '1002'))).data).toMatchObject(empty)
    expect(await of(staff, 'HY2020Q1')).toMatchObject({ code: '2902' })
  })

  test('call a critic back, step by step (E-H-06)', async () => {
    await answered(factory, 4)
    const [row] = (await staff.ok(RESPONSES, { status: 'open' })).list
    expect(row).toMatchObject({
      bp: '1000000001',
      npsScore: 4,
      reasons: ['供气稳定', '服务响应'],
      text: '夜间压力偏低',
    })
    const follow = (status: 'contacted' | 'closed', by = staff) =>
      by.call(FOLLOW, { responseId: row?.responseId ?? '', status, note: '已电话说明' })
    expect(await follow('contacted', clerkOf(gateway, '1002'))).toMatchObject({ code: '2902' })
    expect(await follow('closed')).toMatchObject({ code: '2904' })
    expect((await follow('contacted')).data).toEqual({ status: 'contacted' })
    expect((await follow('closed')).data).toEqual({ status: 'closed' })
    expect(await follow('closed')).toMatchObject({ code: '2904' })
    const { list } = await staff.ok(RESPONSES, { pageSize: 50 })
    expect(list.find(({ responseId }) => responseId === row?.responseId)).toMatchObject({
      status: 'closed',
      note: '已电话说明',
    })
  })
})
