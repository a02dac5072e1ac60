import { people, uploaded } from '../../../test/gateway/inspection-kit'
import { detector } from '../../../test/gateway/record-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'
import { remindOfEnds } from './reminders'

const SAVE = 'default POST /crmgas/record/alarm/save'
const LIST = 'default GET /crmgas/record/alarm/list'
const DETAIL = 'default GET /crmgas/record/alarm/detail'
const EVENTS = 'default GET /crmgas/record/alarm/events'
const STATUS = 'default POST /crmgas/record/alarm/status'
const DELETE = 'default POST /crmgas/record/alarm/delete'
const CHECK = 'default POST /crmgas/record/alarm/selfCheck'
const CALIBRATE = 'btwob POST /record/alarm/calibrate'

let gateway: TestGateway
let at: ReturnType<typeof people>
beforeAll(async () => {
  gateway = await testGateway()
  at = people(gateway)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  for (const table of ['gasAlarm', 'alarmEvent', 'reviewTask'] as const) await gateway.db.deleteFrom(table).execute()
})

type Over = Parameters<typeof detector>[1]
const saved = async (over: Over = {}) => at.master.ok(SAVE, await detector(gateway, over))
const tried = async (over: Over = {}) => (await at.master.call(SAVE, await detector(gateway, over))).code
const confirm = async (alarmId: string) =>
  at.inspector.ok('btwob POST /record/review', { type: 'ALARM', id: alarmId, agree: '1', reason: '' })
const photo = () => uploaded(gateway, 'director', { bizType: 'ALARM' })

test('a detector ends three years after its production and is calibrated a year after its installation (D 2.5)', async () => {
  expect(await saved()).toMatchObject({
    alarmNo: 'BJ000001',
    expireDate: '2029-01-10',
    nextCalibrateDate: '2027-02-01',
    nextCheckDate: null,
    nextEnd: { term: 'CALIBRATE', due: '2027-02-01' },
    liveStatus: 'NONE',
    networked: '0',
    reviewStatus: 'PENDING',
    isHazard: false,
  })
})

test('a detector past its life is overdue, and a hazard at the next inspection (RC-04)', async () => {
  const { alarmId } = await saved({ productionDate: '2023-01-01', installDate: '2023-02-01' })
  expect((await at.master.ok(LIST, { validity: 'OVERDUE' })).list).toMatchObject([{ alarmId, isHazard: true }])
  expect((await at.master.ok(LIST, { kind: 'FAN' })).list).toEqual([])
})

test('the change of a confirmed alarm keeps its number and what was last done to it (D 3.4)', async () => {
  const { alarmId } = await saved()
  await confirm(alarmId)
  await at.inspector.ok(CALIBRATE, {
    bp: '1000000001',
    alarmId,
    date: '2026-11-01',
    org: '省计量院',
    certificateNo: 'BD-1',
  })
  const { version } = await at.master.ok(DETAIL, { alarmId })
  const change = await saved({ alarmId, version, location: '四车间' })
  expect(await tried({ alarmId, version })).toBe('2904')
  await confirm(change.alarmId)
  expect(await at.master.ok(DETAIL, { alarmId })).toMatchObject({
    location: '四车间',
    lastCalibrateDate: '2026-11-01',
    nextCalibrateDate: '2027-11-01',
    revision: null,
  })
})

test('a device code is one alarm’s: the second one is refused 44411', async () => {
  await saved({ deviceCode: 'DEV-0001' })
  expect(await tried({ serialNo: 'G-2', deviceCode: 'DEV-0001' })).toBe('44411')
})

test('a valve that an alarm shuts is the customer’s own, and a valve', async () => {
  const valve = await saved({ kind: 'SHUTOFF', serialNo: 'V-1', location: '总管' })
  const { alarmId } = await saved({ linkedValve: valve.alarmId })
  expect((await at.master.ok(DETAIL, { alarmId })).valve).toEqual({ alarmId: valve.alarmId, location: '总管' })
  expect(await tried({ serialNo: 'G-3', linkedFan: valve.alarmId })).toBe('2901')
})

test.each([
  ['a serial number that is there', { serialNo: 'g-1' }, '44401'],
  ['a place that is not there', { serialNo: 'x', siteId: 'nothing' }, '2902'],
  ['a photo that is not there', { serialNo: 'x', photos: ['nothing'] }, '44852'],
  ['an installation tomorrow', { serialNo: 'x', installDate: '2026-11-24' }, '2901'],
  ['a production after the installation', { serialNo: 'x', productionDate: '2026-02-02' }, '2901'],
])('%s is refused %s', async (_what, over, code) => {
  await saved()
  expect(await tried(over)).toBe(code)
})

test('the same request again gets the first answer', async () => {
  const input = await detector(gateway)
  const first = await at.master.ok(SAVE, input)
  expect(await at.master.ok(SAVE, input)).toEqual(first)
  expect((await at.master.ok(LIST, {})).total).toBe(1)
})

test('another kind is another device', async () => {
  const { alarmId, version } = await saved()
  expect(await tried({ alarmId, version, kind: 'FAN' })).toBe('2901')
})

test('a good function test moves the next one on by six months; a bad one does not (RC-07)', async () => {
  const { alarmId } = await saved({ kind: 'CONTROLLER', installDate: '2026-05-31', productionDate: '2026-05-01' })
  const check = async (version: number, fanOk: '0' | '1', files?: string[]) =>
    at.master.call(CHECK, {
      requestNo: `c${version}${fanOk}${files?.join('') ?? ''}`,
      alarmId,
      version,
      soundOk: '1',
      valveOk: '1',
      fanOk,
      note: '已复位',
      files: files ?? [await photo()],
    })
  expect(await check(0, '0')).toMatchObject({ data: { nextCheckDate: '2026-11-30', lastCheckDate: null, version: 1 } })
  gateway.clock.moveTo('2026-11-23T09:31:00+08:00')
  expect(await check(1, '1')).toMatchObject({ data: { nextCheckDate: '2027-05-23', lastCheckDate: '2026-11-23' } })
  expect(await check(1, '1', ['nothing'])).toMatchObject({ code: '2904' })
  expect(await check(2, '1', ['nothing'])).toMatchObject({ code: '44852' })
  const { list, total } = await at.master.ok(EVENTS, { alarmId, tab: 'CHECK' })
  expect(total).toBe(2)
  expect(list[0]).toMatchObject({ kind: 'SELF_CHECK', note: '声光报警正常、切断阀联动正常、排风联动正常；已复位' })
  expect(list[0]?.photos).toHaveLength(1)
  expect(list[1]?.note).toContain('排风联动异常')
  expect((await at.master.ok(EVENTS, { alarmId, tab: 'ALARM' })).total).toBe(0)
})

test('a detector has no function test of its own (44409)', async () => {
  const { alarmId } = await saved()
  const input = { requestNo: 'd1', alarmId, version: 0, soundOk: '1', valveOk: '1', fanOk: '1', note: '' } as const
  const files = [await photo()]
  expect(await at.master.call(CHECK, { ...input, files })).toMatchObject({ code: '44409' })
  expect(await at.master.call(CHECK, { ...input, requestNo: 'd2', alarmId: 'nothing', files })).toMatchObject({
    code: '2902',
  })
})

test('staff calibrate detectors that are confirmed; an older certificate changes no date', async () => {
  const { alarmId } = await saved()
  const calibrate = (date: string, over: object = {}) =>
    at.inspector.call(CALIBRATE, { bp: '1000000001', alarmId, date, org: '省计量院', certificateNo: 'BD-1', ...over })
  expect(await calibrate('2026-11-01')).toMatchObject({ code: '44120' })
  await confirm(alarmId)
  expect(await calibrate('2026-11-24')).toMatchObject({ code: '2901' })
  expect(await calibrate('2026-11-01')).toMatchObject({ data: { nextCalibrateDate: '2027-11-01' } })
  expect(await calibrate('2026-10-01')).toMatchObject({ data: { nextCalibrateDate: '2027-11-01' } })
  expect(await calibrate('2026-10-01', { alarmId: 'nothing' })).toMatchObject({ code: '2902' })
  expect(await calibrate('2026-10-01', { bp: '1000000003' })).toMatchObject({ code: '2902' })
  expect((await at.master.ok(EVENTS, { alarmId })).list.map(({ kind }) => kind)).toEqual(['CALIBRATE', 'CALIBRATE'])
})

test('out of use, scrapped with a photo; taken back while it waits', async () => {
  const { alarmId } = await saved({ deviceCode: 'DEV-0002' })
  const use = (version: number, useStatus: 'STOPPED' | 'SCRAPPED', photos: string[] = []) =>
    at.master.call(STATUS, { alarmId, version, useStatus, photos })
  expect(await use(0, 'STOPPED')).toMatchObject({ data: { useStatus: 'STOPPED' } })
  expect(await use(0, 'SCRAPPED', [await photo()])).toMatchObject({ code: '2904' })
  expect(await use(1, 'SCRAPPED')).toMatchObject({ code: '44408' })
  expect(await use(1, 'SCRAPPED', ['nothing'])).toMatchObject({ code: '44852' })
  expect(await use(1, 'SCRAPPED', [await photo()])).toMatchObject({ data: { useStatus: 'SCRAPPED' } })
  expect((await at.master.call(STATUS, { alarmId: 'nothing', version: 0, useStatus: 'STOPPED' })).code).toBe('2902')
  expect((await saved({ serialNo: 'G-9', deviceCode: 'DEV-0002' })).networked).toBe('1')
})

test('what waits is taken back; what is confirmed, or the gas company’s, is not (RC-08)', async () => {
  const { alarmId } = await saved()
  const remove = (id: string, version: number) => at.master.call(DELETE, { alarmId: id, version })
  expect(await remove(alarmId, 5)).toMatchObject({ code: '2904' })
  expect(await remove(alarmId, 0)).toMatchObject({ data: true })
  expect(await remove('nothing', 0)).toMatchObject({ code: '2902' })
  const kept = await saved()
  await confirm(kept.alarmId)
  expect(await remove(kept.alarmId, 0)).toMatchObject({ code: '44404' })
  await gateway.db.updateTable('gasAlarm').set({ source: 'COMPANY' }).execute()
  expect(await remove(kept.alarmId, 0)).toMatchObject({ code: '44403' })
  expect(await tried({ alarmId: kept.alarmId, version: 0 })).toBe('44403')
})

test('another customer sees nothing of it', async () => {
  const { alarmId } = await saved()
  const other = people(gateway, { bp: '1000000002', companyCode: '1001' }).master
  expect((await other.ok(LIST, {})).total).toBe(0)
  for (const key of [DETAIL, EVENTS, 'default GET /crmgas/record/alarm/live'] as const)
    expect((await other.call(key, { alarmId })).code).toBe('2902')
})

test('a device that replaces another one: the old one is scrapped with its history once the new one is confirmed (D 6.6)', async () => {
  const old = await saved({ kind: 'SHUTOFF', location: '总管', deviceCode: 'DEV-0003' })
  const { alarmId: detectorId } = await saved({ serialNo: 'G-5', linkedValve: old.alarmId })
  const wish = { kind: 'SHUTOFF', serialNo: 'V-2', location: '总管', successorOf: old.alarmId } as const
  expect(await tried(wish)).toBe('2904')
  await confirm(old.alarmId)
  expect((await at.master.ok(DETAIL, { alarmId: old.alarmId })).actions).toContain('REPLACE')
  const edit = {
    kind: 'SHUTOFF',
    alarmId: old.alarmId,
    version: 0,
    location: '总管东',
    deviceCode: 'DEV-0003',
  } as const
  expect(await tried({ ...wish, kind: 'FAN' })).toBe('2901')
  expect(await tried({ ...wish, successorOf: 'nothing' })).toBe('2902')
  expect(await tried({ ...wish, alarmId: detectorId, version: 0 })).toBe('2901')
  const input = await detector(gateway, { ...wish, deviceCode: 'DEV-0003' })
  const { alarmId } = await at.master.ok(SAVE, input)
  expect((await at.master.ok(SAVE, input)).alarmId).toBe(alarmId)
  expect(await tried({ ...wish, serialNo: 'V-3' })).toBe('2904')
  expect(await at.master.ok(DETAIL, { alarmId: old.alarmId })).toMatchObject({
    useStatus: 'IN_USE',
    successor: { alarmId, reviewStatus: 'PENDING' },
  })
  const change = await saved(edit)
  gateway.clock.moveTo('2026-11-23T10:00:00+08:00')
  await confirm(alarmId)
  const after = await at.master.ok(DETAIL, { alarmId: old.alarmId })
  expect(after).toMatchObject({
    useStatus: 'SCRAPPED',
    revision: null,
    successor: { alarmId, reviewStatus: 'CONFIRMED' },
  })
  expect(after.actions).toEqual([])
  expect((await at.master.ok(DETAIL, { alarmId })).successorOf).toMatchObject({ alarmNo: old.alarmNo })
  expect((await at.master.ok(DETAIL, { alarmId: detectorId })).valve).toMatchObject({ alarmId })
  const notes = async (id: string) =>
    (await at.master.ok(EVENTS, { alarmId: id, tab: 'CHECK' })).list.map(({ note }) => note)
  expect([await notes(old.alarmId), await notes(alarmId)]).toEqual([['由BJ000003更换'], ['更换BJ000001']])
  expect(await at.master.call(DETAIL, { alarmId: change.alarmId })).toMatchObject({ data: { reviewStatus: 'DELETED' } })
})

describe('a device that works is not scrapped for one that is not in use (D 6.6)', () => {
  const wish = { kind: 'SHUTOFF', serialNo: 'V-2', location: '总管' } as const
  const replaced = async () => {
    const old = await saved({ kind: 'SHUTOFF', location: '总管', deviceCode: 'DEV-0003' })
    await confirm(old.alarmId)
    const { alarmId } = await saved({ ...wish, successorOf: old.alarmId, deviceCode: 'DEV-0003' })
    const shown = () => at.master.ok(DETAIL, { alarmId: old.alarmId })
    const becomes = async (useStatus: 'IN_USE' | 'STOPPED' | 'SCRAPPED') => {
      const { version } = await at.master.ok(DETAIL, { alarmId })
      const photos = useStatus === 'SCRAPPED' ? [await photo()] : []
      await at.master.ok(STATUS, { alarmId, version, useStatus, photos })
    }
    return { old, alarmId, shown, becomes }
  }

  test('a scrapped registration replaces nothing when staff confirm it; another one may', async () => {
    const { old, alarmId, shown, becomes } = await replaced()
    await becomes('SCRAPPED')
    expect(await shown()).toMatchObject({ successor: null, actions: expect.arrayContaining(['REPLACE']) })
    await confirm(alarmId)
    expect(await shown()).toMatchObject({ useStatus: 'IN_USE', successor: null, networked: '1' })
    const next = await saved({ ...wish, successorOf: old.alarmId })
    await confirm(next.alarmId)
    expect(await shown()).toMatchObject({ useStatus: 'SCRAPPED', successor: { alarmId: next.alarmId } })
  })

  test('a stopped one takes over once, when it is started', async () => {
    const { alarmId, shown, becomes } = await replaced()
    await becomes('STOPPED')
    await confirm(alarmId)
    expect(await shown()).toMatchObject({ useStatus: 'IN_USE', successor: { alarmId } })
    for (const use of ['IN_USE', 'STOPPED', 'IN_USE'] as const) {
      await becomes(use)
      expect(await shown()).toMatchObject({ useStatus: 'SCRAPPED', version: 1 })
    }
  })
})

describe('the to-do of an end that is near (RC-03)', () => {
  const old = { productionDate: '2023-12-01', installDate: '2024-01-01' }
  const remind = () => inWork(gateway, (work) => remindOfEnds(work, { bp: '1000000001', companyCode: '1001' } as never))
  const states = async (bizId: string) =>
    (
      await gateway.db
        .selectFrom('todo')
        .select('status')
        .where('type', '=', 'RECORD_EXPIRE')
        .where('bizId', '=', bizId)
        .execute()
    ).map(({ status }) => status)

  test('closes when a confirmed change moves the end, and stays with any other change', async () => {
    const { alarmId } = await saved(old)
    await confirm(alarmId)
    await remind()
    const change = async (over: Over) => {
      const { version } = await at.master.ok(DETAIL, { alarmId })
      await confirm((await saved({ ...old, ...over, alarmId, version })).alarmId)
      return states(alarmId)
    }
    expect(await change({ location: '四车间' })).toEqual(['0'])
    expect(await change({ productionDate: '2026-10-01', installDate: '2026-11-01' })).toEqual(['1'])
  })

  test('closes when its alarm is taken back, or sent back', async () => {
    const [first, second] = [await saved(old), await saved({ ...old, serialNo: 'G-2' })]
    await remind()
    await at.master.ok(DELETE, { alarmId: first.alarmId, version: first.version })
    const send = { type: 'ALARM', id: second.alarmId, agree: '0', reason: '照片不清' } as const
    await at.inspector.ok('btwob POST /record/review', send)
    expect([await states(first.alarmId), await states(second.alarmId)]).toEqual([['3'], ['3']])
  })
})

test('an alarm that waits keeps its function test when it is changed (D 3.4)', async () => {
  const { alarmId, version } = await saved({ kind: 'FAN' })
  const files = [await photo()]
  const good = { soundOk: '1', valveOk: '1', fanOk: '1', note: '', files } as const
  const { version: tested } = await at.master.ok(CHECK, { requestNo: 'kept-1', alarmId, version, ...good })
  expect(await saved({ kind: 'FAN', alarmId, version: tested, location: '四车间' })).toMatchObject({
    nextCheckDate: '2027-05-23',
  })
})
