import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

const LIST = 'btwob GET /stopGas/checklist'
const CHECK = 'btwob POST /stopGas/check'
const ADD = 'btwob POST /stopGas/step/add'
const REMOVE = 'btwob POST /stopGas/step/remove'

let gateway: TestGateway
let textile: Caller
let other: Caller
let stopId = ''
let meterId = ''
let over = ''
const bound = { reviewStatus: '1', isMaster: true } as const

beforeAll(async () => {
  gateway = await testGateway()
  other = await gateway.as('13800000001')
  const { userId } = await gateway.db
    .selectFrom('bpBinding')
    .select('userId')
    .where('bp', '=', '1000000004')
    .executeTakeFirstOrThrow()
  textile = gateway.asSession({ ...bound, userId, bp: '1000000004', companyCode: '1002' })
  const info = await textile.ok('default GET /crmgas/stopGas/info', {})
  stopId = info.stopGas?.stopId ?? ''
  meterId = info.meters[0]?.meterId ?? ''
  const { list } = await textile.ok('default GET /crmgas/stopGas/list', { state: 'RESUMED' })
  over = list[0]?.stopId ?? ''
})
afterAll(() => gateway.close())

const stepsOf = async () =>
  (await textile.ok(LIST, { stopId })).meters.find((meter) => meter.meterId === meterId)?.steps ?? []
const texts = async () => (await stepsOf()).map(({ text }) => text)
const added = (text: string, requestNo: string) => textile.call(ADD, { meterId, phase: 'BEFORE', text, requestNo })

test('each meter has the usual steps; what is done names its user and moment, and the first user to have done it stays named', async () => {
  expect(await stepsOf()).toHaveLength(5)
  await textile.ok(CHECK, { stopId, meterId, stepId: 'SHUT', done: true })
  const [, done] = await stepsOf()
  expect(done).toMatchObject({ stepId: 'SHUT', doneBy: '刘**', doneAt: gateway.clock.iso() })
  await textile.ok(CHECK, { stopId, meterId, stepId: 'SHUT', done: true })
  expect((await stepsOf())[1]).toEqual(done)
  await textile.ok(CHECK, { stopId, meterId, stepId: 'SHUT', done: false })
  expect((await stepsOf())[1]).toMatchObject({ doneBy: null, doneAt: null })
})

test('a step of its own is at the meter until it is removed; it is sealed at rest', async () => {
  const { stepId } = await textile.ok(ADD, {
    meterId,
    phase: 'AFTER',
    text: ' 升温，每小时不超过60°C ',
    requestNo: 's1',
  })
  expect(await textile.ok(ADD, { meterId, phase: 'AFTER', text: ' 升温，每小时不超过60°C ', requestNo: 's1' })).toEqual(
    { stepId },
  )
  expect(await texts()).toContain('升温，每小时不超过60°C')
  const [row] = await gateway.db.selectFrom('stopStep').selectAll().where('stepId', '=', stepId).execute()
  expect(String(row?.textEnc)).not.toContain('升温')
  await textile.ok(CHECK, { stopId, meterId, stepId, done: true })
  await textile.ok(REMOVE, { meterId, stepId })
  expect(await texts()).not.toContain('升温，每小时不超过60°C')
  expect(await textile.call(REMOVE, { meterId, stepId })).toMatchObject({ code: '2902' })
  expect(await textile.call(CHECK, { stopId, meterId, stepId, done: true })).toMatchObject({ code: '2902' })
})

test('twelve steps of its own at most', async () => {
  for (let n = 0; n < 12; n += 1) expect(await added(`步骤${n}`, `m${n}`)).toMatchObject({ code: '0' })
  expect(await added('多余', 'm12')).toMatchObject({ code: '2901' })
})

test('another customer, a meter that is not shut, a step that does not exist, a stop that is over', async () => {
  expect(await other.call(LIST, { stopId })).toMatchObject({ code: '2902' })
  expect(await other.call(CHECK, { stopId, meterId, stepId: 'SHUT', done: true })).toMatchObject({ code: '2902' })
  expect(await other.call(ADD, { meterId, phase: 'BEFORE', text: '别人的', requestNo: 'o1' })).toMatchObject({
    code: 'A2101',
  })
  const refused = async (input: object) =>
    (await textile.call(CHECK, { stopId, meterId, stepId: 'SHUT', done: true, ...input })).code
  expect(await refused({ meterId: 'none' })).toBe('2902')
  expect(await refused({ stepId: 'NONE' })).toBe('2902')
  expect(await refused({ stopId: over })).toBe('2904')
  expect((await textile.ok(LIST, { stopId: over })).mayChange).toBe(false)
})
