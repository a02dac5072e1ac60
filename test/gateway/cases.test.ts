/*
 * What holds for every kind of case, tried on each that an area declares: a new kind is covered by being declared.
 */
import { contract, type ApiKey, type In } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import { addDays } from '@domain/date'
import { sourcesOf } from '@domain/machine'
import { allAreas } from '../../gateway/all-areas'
import type { AnyKind } from '../../gateway/case/any-kind'
import { fileCase, moveCase } from '../../gateway/case/moves'
import { countCases, findCase, pageOfCases, type CaseRow } from '../../gateway/db/case-rows'
import { stateLogOf } from '../../gateway/db/state-log'
import type { Work } from '../../gateway/http/context'
import { newId } from '../../gateway/http/ids'
import { inWork } from '../setup/content-gateway'
import { testGateway, type TestGateway } from '../setup/gateway'
import { allKinds, sampleCase } from './case-kit'
import { bare, looksLikeIdentifier } from './input-kit'

const BP = '1000000001'
const STRANGER = '1000000002'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const within = <T>(work: (work: Work) => Promise<T>): Promise<T> => inWork(gateway, work)

describe.each(allKinds.map((kind) => [kind.table, kind] as const))('%s', (_table, kind) => {
  const id = (row: CaseRow) => String(row[kind.id])
  const stateNow = async (row: CaseRow) =>
    (await findCase(gateway.db, kind, { bp: row.bp, id: id(row) }))?.[kind.column]

  test('another customer neither finds nor lists nor counts it', async () => {
    const row = await sampleCase(gateway, kind, { bp: BP })
    const states = [...new Set(kind.moves.flatMap(({ from, to }) => [from, to]))]
    const seenBy = async (bp: string) => ({
      found: (await findCase(gateway.db, kind, { bp, id: id(row) })) !== undefined,
      listed: (await pageOfCases(gateway.db, kind, { bp }, { states, offset: 0, limit: 100 })).some(
        (one) => id(one) === id(row),
      ),
      counted: [...(await countCases(gateway.db, kind, { bp, where: { [kind.id]: id(row) } })).values()],
    })
    expect(await seenBy(BP)).toEqual({ found: true, listed: true, counted: [1] })
    expect(await seenBy(STRANGER)).toEqual({ found: false, listed: false, counted: [] })
  })

  test('of two clerks that move it at once one is refused 2904, and one move stands in the log', async () => {
    const move = kind.moves.find(({ from, to }) => from === kind.filed && to !== kind.filed)
    const row = await sampleCase(gateway, kind, { bp: BP })
    const attempt = () => within((work) => moveCase(work, kind, row, move?.on ?? '', { by: 'SYSTEM' }))
    const outcomes = await Promise.allSettled([attempt(), attempt()])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [refused] = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect(refused).toMatchObject({ code: '2904' })
    expect(await stateNow(row)).toBe(move?.to)
    const log = await stateLogOf(gateway.db, BP, kind.machine.entity ?? 'bill', id(row))
    expect(log.map(({ toState }) => toState)).toEqual([move?.to])
  })

  test('an event that its state does not know is refused 2904 and changes nothing', async () => {
    const unknown = kind.moves.find(({ on }) => !sourcesOf(kind.moves, on).includes(kind.filed))
    if (!unknown) return
    const row = await sampleCase(gateway, kind, { bp: BP })
    await expect(within((work) => moveCase(work, kind, row, unknown.on, { by: 'SYSTEM' }))).rejects.toMatchObject({
      code: '2904',
    })
    expect(await stateNow(row)).toBe(kind.filed)
  })
})

const withDesk = allKinds.flatMap((kind) => (kind.desk ? [[kind.table, kind, kind.desk] as const] : []))

describe.each(withDesk)('%s at the desk', (_table, kind, desk) => {
  const staff = (companyCode = '1001') => gateway.asSession({ userId: 'staff', companyCode })
  const tasks = async (companyCode?: string) =>
    (await staff(companyCode).ok('btwob GET /review/list', { bizType: desk.type, pageSize: 50 })).list

  async function waiting(): Promise<{ row: CaseRow; taskId: string }> {
    const row = await filed(kind, desk.in)
    const task = (await tasks()).find(({ bizNo }) => bizNo === `${BP}|${String(row[kind.id])}`)
    return { row, taskId: task?.taskId ?? '' }
  }

  async function filed(kind: AnyKind, state: string): Promise<CaseRow> {
    const { [kind.id]: _id, createdAt: _at, bp, companyCode, ...values } = await sampleCase(gateway, kind, { bp: BP })
    const { files: _files, ...without } = kind
    // The sample's own activity has it already.
    const own = values.activityId === undefined ? values : { ...values, activityId: newId(gateway.clock.now()) }
    return within((work) => fileCase(work, { ...without, filed: state }, { bp, companyCode, userId: 'filer' }, own))
  }

  test.each(['PASS', 'REJECT'] as const)('%s moves it once, for the own company only', async (decision) => {
    const { row, taskId } = await waiting()
    const decide = (clerk: string) =>
      staff(clerk).call('btwob POST /review/decide', { taskId, decision, remark: '资料不清晰' })
    expect((await tasks('1002')).map((one) => one.taskId)).not.toContain(taskId)
    expect(await decide('1002')).toMatchObject({ code: '2902' })
    expect(await decide('1001')).toMatchObject({ ok: true })
    expect(await decide('1001')).toMatchObject({ ok: true })
    const to = kind.moves.find(({ from, on }) => from === desk.in && on === desk.decisions[decision])?.to
    const log = await stateLogOf(gateway.db, BP, kind.machine.entity ?? 'bill', String(row[kind.id]))
    expect(log.map(({ toState }) => toState)).toEqual([desk.in, to])
  })

  test('is not decided by the user that filed it, a user of the customer number or not (2210)', async () => {
    const { row, taskId } = await waiting()
    const filer = gateway.asSession({ userId: 'filer', companyCode: '1001' })
    const verdict = { taskId, decision: 'PASS', remark: '' } as const
    expect(await filer.call('btwob POST /review/decide', verdict)).toMatchObject({ code: '2210' })
    expect((await findCase(gateway.db, kind, { bp: BP, id: String(row[kind.id]) }))?.[kind.column]).toBe(desk.in)
  })

  test.each(['PASS', 'REJECT'] as const)(
    '%s tells its customer what the kind says, with the way to the case',
    async (decision) => {
      const event = desk.decisions[decision]
      const words = kind.notify?.[event]
      if (!words) return
      const { row, taskId } = await waiting()
      await staff().ok('btwob POST /review/decide', { taskId, decision, remark: '资料不清晰' })
      await gateway.drain()
      const sent = gateway.db.selectFrom('message').selectAll().where('bp', '=', BP)
      const messages = await sent.where('dedupeKey', 'like', `%|${String(row[kind.id])}|${event}|%`).execute()
      const { message } = words(row, { today: '2026-11-23', reason: '资料不清晰' })
      const [route, params = ''] = kind.route(row).split('?')
      expect(messages.length).toBeGreaterThan(0)
      for (const { templateCode, summary, targetRoute, targetParams } of messages) {
        expect({ templateCode, targetRoute, targetParams }).toEqual({
          templateCode: message?.templateCode,
          targetRoute: route,
          targetParams: Object.fromEntries(new URLSearchParams(params)),
        })
        expect(summary).not.toMatch(/[{}]|undefined|null/)
        expect(summary).toContain(message?.body ?? '资料不清晰')
      }
    },
  )

  test('shows what staff have to know', async () => {
    const { taskId } = await waiting()
    const task = (await tasks()).find((one) => one.taskId === taskId)
    expect(task?.title).not.toBe('')
    expect(task?.facts.every(({ label, value }) => label !== '' && !/undefined|null/.test(value))).toBe(true)
  })
})

const withDeadline = allKinds.flatMap((kind) =>
  (kind.deadlines ?? []).map((deadline) => [deadline.name, kind, deadline] as const),
)

describe('deadlines', () => {
  const END = '2026-11-25'
  /** A deadline by the moment ends at 10:00 of the day, one by the day with it: each has a moment before and one after. */
  const MOMENTS = [`${END}T09:59:00`, `${END}T10:00:30`, `${END}T23:00:00`, `${addDays(END, 1)}T10:00:00`]
  /** The states at the four moments, by deadline. */
  const states = new Map<string, unknown[]>(withDeadline.map(([name]) => [name, []]))

  beforeAll(async () => {
    const own = await testGateway({ demoData: false })
    const filed = withDeadline.map(async ([name, kind, deadline]) => {
      const end = 'day' in deadline ? { [deadline.day]: END } : { [deadline.moment]: `${END}T10:00:00+08:00` }
      return { name, kind, row: await sampleCase(own, kind, { bp: BP, [kind.column]: deadline.in, ...end }) }
    })
    const rows = await Promise.all(filed)
    for (const moment of MOMENTS) {
      await own.passTime(`${moment}+08:00`)
      for (const { name, kind, row } of rows) {
        const now = await findCase(own.db, kind, { bp: BP, id: String(row[kind.id]) })
        states.get(name)?.push(now?.[kind.column])
      }
    }
    await own.close()
  })

  test.each(withDeadline)('%s ends what it is past, and nothing before', (name, kind, deadline) => {
    const to = kind.moves.find(({ from, on }) => from === deadline.in && on === deadline.ends)?.to
    const [before, after] = 'day' in deadline ? [2, 3] : [0, 1]
    const seen = states.get(name) ?? []
    expect([seen[before], seen[after]]).toEqual([deadline.in, to])
  })
})

/** Calls that file what the contract alone cannot tell, and where a repeated requestNo is shown instead. */
const NEEDS_MORE: readonly ApiKey[] = [
  // Uploaded files: certification tests.
  'default POST /enterprise/certificate/submit',
  'default POST /enterprise/qualification/save',
  // An activity with seats: tests of activity.
  'default POST /crmgas/market/activity/signUp',
  // A product of the shelf, and a quote: tests of lead.
  'demand POST /lead/submit',
  'demand POST /lead/quote/accept',
  // A period that is open, and a choice of it: elective.test.ts.
  'sqdev POST /elective/record/submit',
  'sqdev POST /elective/record/cancel',
  // The customer's own place or meter, and a ticket of the customer: tests of ticket.
  'default POST /crmgas/serviceTicket/add',
  'default POST /crmgas/serviceTicket/reply',
  // Rules that were read, a sign-up, and the bounds of an activity: tests of balance.
  'zh POST /apply/submit',
  'zh POST /apply/withdraw',
  'btwob POST /balance/activity/save',
  // A campaign with a chance, and a prize of the user: tests of lottery.
  'default POST /crmgas/lottery/draw',
  'default POST /crmgas/lottery/claim',
  // A meter, photos and a device of the customer: equipment and alarms tests of record.
  'default POST /crmgas/record/equipment/save',
  'default POST /crmgas/record/alarm/save',
  'default POST /crmgas/record/alarm/selfCheck',
]
/** Staff file nothing: their repeated writes are in the tests of each area. */
const isFiling = ({ once, access }: Endpoint): boolean => once === true && access !== 'staff'

const filings = allAreas.flatMap(({ cases = [], handlers }) =>
  (Object.keys(handlers) as ApiKey[])
    .filter((key) => cases.length > 0 && isFiling(contract[key]) && !NEEDS_MORE.includes(key))
    .map((key) => [key, cases] as const),
)

test.each(filings)('%s with the same requestNo twice files one case and answers the same', async (key, kinds) => {
  const master = await gateway.as('13800000001')
  const input = bare(contract[key], looksLikeIdentifier) as In<typeof key>
  const filed = async () => {
    const counts = kinds.map((kind) => countCases(gateway.db, kind, { bp: BP }))
    return (await Promise.all(counts)).flatMap((byState) => [...byState.values()]).reduce((sum, n) => sum + n, 0)
  }
  const before = await filed()
  const answers = [await master.ok(key, input), await master.ok(key, input)]
  expect(answers[1]).toEqual(answers[0])
  expect(await filed()).toBe(before + 1)
})
