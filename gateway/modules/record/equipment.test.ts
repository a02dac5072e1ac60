import { staff as staffOf } from '../../../test/gateway/case-kit'
import { people, uploaded } from '../../../test/gateway/inspection-kit'
import { kiln } from '../../../test/gateway/record-kit'
import { testGateway, type TestGateway } from '../../../test/setup/gateway'

const SAVE = 'default POST /crmgas/record/equipment/save'
const LIST = 'default GET /crmgas/record/equipment/list'
const DETAIL = 'default GET /crmgas/record/equipment/detail'
const STATUS = 'default POST /crmgas/record/equipment/status'
const DELETE = 'default POST /crmgas/record/equipment/delete'
const REVIEW = 'btwob POST /record/review'

let gateway: TestGateway
let at: ReturnType<typeof people>
beforeAll(async () => {
  gateway = await testGateway()
  at = people(gateway)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  await gateway.db.deleteFrom('gasEquipment').execute()
})

const saved = async (over: Parameters<typeof kiln>[1] = {}) => at.master.ok(SAVE, await kiln(gateway, over))
const tried = async (over: Parameters<typeof kiln>[1] = {}) =>
  (await at.master.call(SAVE, await kiln(gateway, over))).code
const reviewed = async (id: string, agree: '1' | '0', reason = '') =>
  (await staffOf(gateway)).ok(REVIEW, { type: 'EQUIPMENT', id, agree, reason })
const confirmed = async (over: Parameters<typeof kiln>[1] = {}) => {
  const { equipmentId } = await saved(over)
  await reviewed(equipmentId, '1')
  return at.master.ok(DETAIL, { equipmentId })
}

test('a device waits, and counts for the load of its meter (RC-02)', async () => {
  const row = await saved({ quantity: 2, ratedFlow: '85.00' })
  expect(row).toMatchObject({
    equipmentNo: 'SB000001',
    meterNo: '003010010102',
    expireDate: '2041-02-28',
    validity: 'NORMAL',
    reviewStatus: 'PENDING',
    useStatus: 'IN_USE',
  })
  const { list, load, counts } = await at.master.ok(LIST, {})
  const { platePhoto } = await at.master.ok(DETAIL, { equipmentId: row.equipmentId })
  expect(list[0]?.photo?.fileId).toBe(platePhoto?.fileId)
  expect(load).toEqual([
    { meterNo: '003010010102', name: '2#窑炉', qmax: '400.00', total: '170.00', ratio: '0.43', mark: null },
  ])
  expect(counts).toEqual({ all: 1, NORMAL: 1, DUE_SOON: 0, OVERDUE: 0 })
  expect((await saved({ serialNo: 'K-2', ratedFlow: '250.00' })).equipmentNo).toBe('SB000002')
  expect((await at.master.ok(LIST, {})).load[0]).toMatchObject({ total: '420.00', ratio: '1.05', mark: 'FULL' })
})

test('the change of a confirmed device goes into its record when it is confirmed; until then the old values hold (D 3.4)', async () => {
  const { equipmentId, version } = await confirmed()
  const change = await saved({ equipmentId, version, name: '三号窑（改）' })
  expect(change).toMatchObject({ reviewStatus: 'PENDING', equipmentNo: 'SB000001' })
  expect(change.equipmentId).not.toBe(equipmentId)
  expect(await at.master.ok(DETAIL, { equipmentId })).toMatchObject({
    name: '三号窑',
    revision: { id: change.equipmentId, reviewStatus: 'PENDING' },
    actions: ['STOP', 'SCRAP'],
  })
  expect(await tried({ equipmentId, version })).toBe('2904')
  await reviewed(change.equipmentId, '1')
  expect(await at.master.ok(DETAIL, { equipmentId })).toMatchObject({
    name: '三号窑（改）',
    revision: null,
    version: 1,
  })
  expect((await at.master.ok(LIST, {})).total).toBe(1)
})

test('another user of the customer changes it with the photos that are there', async () => {
  const input = await kiln(gateway)
  const { equipmentId } = await at.master.ok(SAVE, input)
  await reviewed(equipmentId, '1')
  const other = gateway.asSession({
    bp: '1000000001',
    companyCode: '1001',
    reviewStatus: '1',
    userId: 'other',
    isMaster: true,
  })
  const change = { ...input, requestNo: 'by-another', equipmentId, version: 0, dailyHours: '10.0' }
  expect(await other.ok(SAVE, change)).toMatchObject({ dailyHours: '10.0', reviewStatus: 'PENDING' })
})

test('a rejected device says why, is changed and waits again', async () => {
  const { equipmentId } = await saved()
  await reviewed(equipmentId, '0', '铭牌不清晰')
  const found = await at.master.ok(DETAIL, { equipmentId })
  expect(found).toMatchObject({ reviewStatus: 'REJECTED', rejectReason: '铭牌不清晰' })
  expect(await saved({ equipmentId, version: found.version })).toMatchObject({
    reviewStatus: 'PENDING',
    rejectReason: '',
  })
})

test('two users that register the same serial number at once: one is refused 44401 (RC-08)', async () => {
  const inputs = [await kiln(gateway), await kiln(gateway)]
  const answers = await Promise.all(inputs.map((input) => at.master.call(SAVE, input)))
  expect(answers.map(({ ok, code }) => (ok ? 'saved' : code)).sort()).toEqual(['44401', 'saved'])
})

test('the same request again gets the first answer', async () => {
  const input = await kiln(gateway)
  const first = await at.master.ok(SAVE, input)
  expect(await at.master.ok(SAVE, input)).toEqual(first)
  expect((await at.master.ok(LIST, {})).total).toBe(1)
})

test.each([
  ['a meter of another customer', { meterNo: '003010010201' }, '44402'],
  ['a place that is not there', { siteId: 'nothing' }, '2902'],
  ['a photo that is not there', { platePhoto: 'nothing' }, '44852'],
  ['a device that is not there', { equipmentId: 'nothing', version: 0 }, '2902'],
  ['an installation tomorrow', { installDate: '2026-11-24' }, '2901'],
  ['a production after the installation', { productionDate: '2026-03-01' }, '2901'],
  ['25 hours a day', { dailyHours: '25.0' }, '2901'],
  ['no flow', { ratedFlow: '0.00' }, '2901'],
  ['no power', { ratedPower: '0.00' }, '2901'],
  ['too little pressure', { workPressure: '0.49' }, '2901'],
  ['too much pressure', { workPressure: '400.01' }, '2901'],
])('%s is refused %s', async (_what, over, code) => expect(await tried(over)).toBe(code))

test('out of use and into use again; scrapped with a photo and for ever', async () => {
  const { equipmentId } = await confirmed()
  const use = (version: number, useStatus: 'IN_USE' | 'STOPPED' | 'SCRAPPED', photos: string[] = []) =>
    at.master.call(STATUS, { equipmentId, version, useStatus, photos })
  expect(await use(0, 'STOPPED')).toMatchObject({ ok: true, data: { useStatus: 'STOPPED', version: 1 } })
  expect((await at.master.ok(DETAIL, { equipmentId })).load).toMatchObject({ total: '0.00' })
  expect(await use(0, 'IN_USE')).toMatchObject({ code: '2904' })
  expect(await use(1, 'SCRAPPED')).toMatchObject({ code: '44408' })
  expect(await use(1, 'SCRAPPED', ['nothing'])).toMatchObject({ code: '44852' })
  const photo = await uploaded(gateway, 'director', { bizType: 'EQUIPMENT' })
  expect(await use(1, 'SCRAPPED', [photo])).toMatchObject({ ok: true, data: { useStatus: 'SCRAPPED' } })
  const found = await at.master.ok(DETAIL, { equipmentId })
  expect(found.scrapPhotos).toHaveLength(1)
  expect(found.actions).toEqual([])
  expect(await use(2, 'IN_USE')).toMatchObject({ code: '2904' })
  expect((await at.master.call(STATUS, { equipmentId: 'nothing', version: 0, useStatus: 'STOPPED' })).code).toBe('2902')
})

test('what waits is taken back; what is confirmed, or the gas company’s, is not (RC-08)', async () => {
  const { equipmentId } = await saved()
  const remove = (id: string, version = 0) => at.master.call(DELETE, { equipmentId: id, version })
  expect(await remove(equipmentId, 3)).toMatchObject({ code: '2904' })
  expect(await remove(equipmentId)).toMatchObject({ ok: true, data: true })
  expect((await at.master.ok(LIST, {})).total).toBe(0)
  expect(await remove('nothing')).toMatchObject({ code: '2902' })
  const kept = await confirmed()
  expect(await remove(kept.equipmentId)).toMatchObject({ code: '44404' })
  await gateway.db.updateTable('gasEquipment').set({ source: 'COMPANY' }).execute()
  expect(await remove(kept.equipmentId)).toMatchObject({ code: '44403' })
  expect(await tried({ equipmentId: kept.equipmentId, version: 0 })).toBe('44403')
})

test('lists by meter, use and validity; another customer sees nothing', async () => {
  const { equipmentId } = await saved({ installDate: '2011-12-01', productionDate: '2011-11-01' })
  await saved({ serialNo: 'K-2', meterNo: '003010010101' })
  const ids = async (input: object) => (await at.master.ok(LIST, input)).list.map((one) => one.equipmentId)
  expect(await ids({ meterNo: '003010010102' })).toEqual([equipmentId])
  expect(await ids({ validity: 'DUE_SOON' })).toEqual([equipmentId])
  expect(await ids({ useStatus: 'STOPPED' })).toEqual([])
  const other = people(gateway, { bp: '1000000002', companyCode: '1001' }).master
  expect((await other.ok(LIST, {})).list).toEqual([])
  expect((await other.call(DETAIL, { equipmentId })).code).toBe('2902')
  expect((await at.sub.ok(DETAIL, { equipmentId })).actions).toEqual([])
})

const tasks = async () =>
  (
    await (await staffOf(gateway)).ok('btwob GET /review/list', { bizType: 'RECORD_EQUIPMENT', pageSize: 50 })
  ).list.filter(({ title }) => title.includes('三号窑（变更）'))

test('a change that waits is in use as its device is, and comes to nothing with it (RC-02, RC-08)', async () => {
  const { equipmentId, version } = await confirmed()
  await saved({ equipmentId, version, ratedFlow: '50.00' })
  await at.master.ok(STATUS, { equipmentId, version, useStatus: 'STOPPED' })
  expect((await at.master.ok(DETAIL, { equipmentId })).load).toMatchObject({ total: '0.00' })
  const photos = [await uploaded(gateway, 'director', { bizType: 'EQUIPMENT' })]
  const scrapped = { equipmentId, version: version + 1, useStatus: 'SCRAPPED', photos } as const
  expect(await at.master.ok(STATUS, scrapped)).toMatchObject({ revision: null })
  expect(await tasks()).toEqual([])
  // Its number is free for the device that takes its place.
  expect(await tried()).toBe('1000')
})
