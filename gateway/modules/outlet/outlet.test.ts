import type { In } from '@contract'
import { nextRequestNo } from '../../../test/gateway/case-kit'
import { clerkOf } from '../../../test/gateway/elective-kit'
import { uploaded } from '../../../test/gateway/inspection-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'

const LIST = 'default GET /crmgas/outlet/list'
const BOUNDS = 'default GET /crmgas/outlet/inBounds'
const DETAIL = 'default GET /crmgas/outlet/detail'
const CITIES = 'default GET /crmgas/city/list'
const LOCATE = 'default GET /crmgas/city/locate'
const STAFF_LIST = 'btwob GET /outlet/list'
const SAVE = 'btwob POST /outlet/save'

const HALL = 'OL13100001'
/** Monday 2026-11-23, 09:30. */
let gateway: TestGateway
let factory: Caller
let hospital: Caller
let staff: Caller
beforeEach(async () => {
  gateway = await testGateway()
  factory = await gateway.as('13800000001')
  hospital = gateway.asSession({ bp: '1000000003', companyCode: '1002', userId: 'u-3', reviewStatus: '1' })
  staff = clerkOf(gateway, '1001')
})
afterEach(() => gateway.close())

const photoOf = (userId: string) => uploaded(gateway, userId, { bizType: 'OUTLET' })

const hours = [['08:30', '17:30']] as [string, string][]
const draft = (more: Partial<In<typeof SAVE>> = {}): In<typeof SAVE> => ({
  requestNo: nextRequestNo(),
  name: '永丰道营业厅',
  outletType: 'HALL',
  cityCode: '131000',
  district: '安次区',
  address: '永丰道8号',
  lng: 116.69,
  lat: 39.5,
  phone: '0316-0000399',
  openWeek: [hours, hours, hours, hours, hours, [], []],
  specialDays: [],
  services: ['TOPUP'],
  bring: '',
  parking: true,
  accessible: true,
  status: 'OPEN_NORMAL',
  suspendNote: '',
  sort: 20,
  version: 0,
  ...more,
})

describe('the list (PO-03)', () => {
  test('from the plant: by distance, suspended last, bearings and hours', async () => {
    const { list, origin, city, total, sites, map, nearby } = await factory.ok(LIST, {})
    expect(origin).toMatchObject({ kind: 'SITE', name: '主用气地点' })
    expect([city.name, total, nearby, map]).toEqual(['廊坊', 9, [], null])
    expect(sites.map(({ name }) => name).sort()).toEqual(['主用气地点', '沧州分厂'])
    expect(list[0]).toMatchObject({ name: '开发区营业厅', bearing: 42, state: 'OPEN', hours: '至 17:30' })
    expect(Math.abs((list[0]?.distance ?? 0) - 800)).toBeLessThan(3)
    const last = list.at(-1)
    expect(last).toMatchObject({ name: '安次营业厅', state: 'SUSPENDED', suspendNote: '设备升级', hours: '' })
    const near = list.slice(0, -1).map(({ distance }) => distance)
    expect(near).toEqual([...near].sort((a, b) => a - b))
  })
  test('from the phone, unless it is (0, 0) or far from the city', async () => {
    const at = { lng: 116.713, lat: 39.538 }
    expect((await factory.ok(LIST, at)).origin).toMatchObject({ kind: 'PHONE', ...at })
    expect((await factory.ok(LIST, { lng: 0, lat: 0 })).origin.kind).toBe('SITE')
    expect((await factory.ok(LIST, { lng: 121.47, lat: 31.23 })).origin.kind).toBe('SITE')
    const [site] = (await factory.ok(LIST, { cityCode: '130900' })).sites.filter(({ name }) => name === '沧州分厂')
    const chosen = { cityCode: '130900', siteId: site?.siteId ?? '', ...at }
    expect((await factory.ok(LIST, chosen)).origin).toMatchObject({ kind: 'SITE', name: '沧州分厂' })
  })
  test('without any place: the middle of the city, what is open first', async () => {
    const { origin, list, city } = await hospital.ok(LIST, {})
    expect([city.name, origin.kind, origin.name]).toEqual(['石家庄', 'CITY', '石家庄市中心'])
    const open = list.map(({ state }) => state === 'OPEN')
    expect(open).toEqual([...open].sort((a, b) => Number(b) - Number(a)))
  })
  test.each([
    [{ outletType: 'RESCUE' }, ['广阳抢修站', '安次抢修站']],
    [{ service: 'CONTRACT' }, ['开发区营业厅', '爱民东道营业厅', '新华路营业厅', '安次营业厅']],
    [{ keyword: '龙河' }, ['龙河合作网点']],
    [{ keyword: '广阳区', outletType: 'STATION' }, ['友谊路自助充值点', '万庄自助充值点']],
    [{ keyword: '没有' }, []],
  ] as const)('%j', async (filter, names) => {
    expect((await factory.ok(LIST, filter)).list.map(({ name }) => name)).toEqual(names)
  })
  test('what is open now: on Monday the partner rests, the suspended hall too', async () => {
    const { list } = await factory.ok(LIST, { openNow: true })
    expect(list.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['龙河合作网点']))
    expect(list).toHaveLength(7)
  })
  test('a queue is shown while its count is fresh', async () => {
    const { list } = await factory.ok(LIST, {})
    const named = (name: string) => list.find((one) => one.name === name)
    expect(named('开发区营业厅')?.waiting).toEqual(expect.any(Number))
    expect(named('新华路营业厅')).toMatchObject({ waiting: null, waitingAt: expect.any(String) })
  })
  test('a city with few outlets shows those of its neighbours within 60 km', async () => {
    const lonely = { cityCode: '120100', lng: 117.2, lat: 39.08 }
    await staff.ok(SAVE, draft({ ...lonely, name: '武清营业厅', district: '武清区', lng: 117.04, lat: 39.38 }))
    const { list, nearby } = await factory.ok(LIST, { cityCode: '120100' })
    expect(list.map(({ name }) => name)).toEqual(['武清营业厅'])
    expect(nearby.length).toBeGreaterThan(0)
    expect(nearby.every(({ cityCode }) => cityCode === '131000')).toBe(true)
  })
})

describe('one outlet', () => {
  test('its week, its special day, the way there (PO-08)', async () => {
    const found = await factory.ok(DETAIL, { outletId: HALL })
    expect(found.week).toEqual([...Array<string>(5).fill('08:30-17:30'), '09:00-16:00', '休息'])
    expect(found.specialDays).toEqual([{ date: '2026-11-26', hours: '09:00-12:00', note: '下午盘点' }])
    expect(found.ways.walking).toEqual({ distance: 1040, minutes: 13 })
    expect(found.bring).toBe('营业执照复印件、购气卡')
  })
  test('of another company, unknown or shut down: 2902', async () => {
    expect(await hospital.call(DETAIL, { outletId: HALL })).toMatchObject({ code: '2902' })
    expect(await factory.call(DETAIL, { outletId: 'nothing' })).toMatchObject({ code: '2902' })
    const { outletId, version } = await staff.ok(SAVE, draft({ status: 'CLOSED_DOWN' }))
    expect(version).toBe(1)
    expect(await factory.call(DETAIL, { outletId })).toMatchObject({ code: '2902' })
    expect((await factory.ok(LIST, {})).list.map((one) => one.outletId)).not.toContain(outletId)
  })
})

describe('a part of the map (PO-06)', () => {
  const part = { minLng: 116.6, minLat: 39.4, maxLng: 116.8, maxLat: 39.6, zoom: 12 }
  test('its markers, of one type where that is asked', async () => {
    expect((await factory.ok(BOUNDS, part)).outlets).toHaveLength(9)
    const { outlets, clusters } = await factory.ok(BOUNDS, { ...part, outletType: 'RESCUE' })
    expect([outlets.length, clusters]).toEqual([2, []])
    expect((await hospital.ok(BOUNDS, part)).outlets).toEqual([])
  })
  test('more than 60 of them far away are counted', async () => {
    for (let n = 0; n < 52; n++) await staff.ok(SAVE, draft({ name: `网点${n}` }))
    const { outlets, clusters } = await factory.ok(BOUNDS, { ...part, zoom: 8 })
    expect(outlets).toEqual([])
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(61)
  })
  test('half of China from near is refused', async () => {
    expect(await factory.call(BOUNDS, { ...part, maxLng: 122 })).toMatchObject({ code: '44251' })
  })
})

describe('cities (PO-09)', () => {
  test('those that are served, or all', async () => {
    const served = await factory.ok(CITIES, { mode: 'service' })
    expect(served.groups.map(({ letter, cities }) => [letter, cities.map(({ name }) => name)])).toEqual([
      ['C', ['沧州']],
      ['L', ['廊坊']],
    ])
    expect(served.hot.map(({ name }) => name)).toEqual(['廊坊', '沧州'])
    const all = await factory.ok(CITIES, { mode: 'select' })
    const chongqing = all.groups.flatMap(({ cities }) => cities).find(({ name }) => name === '重庆')
    expect(chongqing).toMatchObject({ pinyin: 'chongqing', initials: 'cq', served: false })
  })
  test('the nearest within 60 km, or none', async () => {
    expect((await factory.ok(LOCATE, { lng: 116.7, lat: 39.52 })).city).toMatchObject({ name: '廊坊', served: true })
    expect((await factory.ok(LOCATE, { lng: 0, lat: 0 })).city).toBeNull()
  })
})

describe('staff', () => {
  test('make and change an outlet; the second of two saves is refused', async () => {
    const made = await staff.ok(SAVE, draft())
    const { list, total, cities } = await staff.ok(STAFF_LIST, { status: 'OPEN_NORMAL', pageSize: 50 })
    expect(list).toContainEqual(made)
    expect([total, cities.length]).toEqual([12, 64])
    const change = draft({ outletId: made.outletId, version: 1, status: 'SUSPENDED', suspendNote: '停电' })
    expect(await staff.ok(SAVE, change)).toMatchObject({ status: 'SUSPENDED', version: 2 })
    expect(await staff.call(SAVE, { ...change, requestNo: nextRequestNo() })).toMatchObject({ code: '2904' })
    const shown = (await factory.ok(LIST, { keyword: '永丰道' })).list
    expect(shown).toMatchObject([{ state: 'SUSPENDED', suspendNote: '停电' }])
  })
  test('a change keeps the queue that was counted', async () => {
    const [hall] = (await staff.ok(STAFF_LIST, {})).list
    const {
      updatedAt: _when,
      photos: _photos,
      ...fields
    } = hall ?? { ...draft(), outletId: '', updatedAt: '', photos: [] }
    await staff.ok(SAVE, { ...fields, requestNo: nextRequestNo(), bring: '身份证' })
    const { waiting } = await factory.ok(DETAIL, { outletId: HALL })
    expect(waiting).toEqual(expect.any(Number))
  })
  test('photos: new ones beside those that stay, shown to customers; a picture of another user is refused', async () => {
    const [first, second] = [await photoOf('staff'), await photoOf('staff')]
    const made = await staff.ok(SAVE, draft({ photoFileIds: [first] }))
    const kept = made.photos.map(({ fileId }) => fileId)
    const { outletId } = made
    const both = await staff.ok(SAVE, draft({ outletId, version: 1, photoFileIds: [second, ...kept] }))
    expect(both.photos.map(({ url }) => url.slice(0, 42))).toEqual([`/job/file/${second}`, `/job/file/${first}`])
    expect((await factory.ok(DETAIL, { outletId })).photos).toEqual(both.photos.map(({ url }) => ({ url })))
    expect((await staff.ok(SAVE, draft({ outletId, version: 2 }))).photos).toEqual(both.photos)
    const none = await staff.ok(SAVE, draft({ outletId, version: 3, photoFileIds: [] }))
    expect(none.photos).toEqual([])
    const foreign = draft({ outletId, version: 4, photoFileIds: [await photoOf('somebody')] })
    expect(await staff.call(SAVE, foreign)).toMatchObject({ code: '44852' })
  })
  test('what is invalid is refused with its field; another company’s is not there', async () => {
    const swapped = draft({ lng: 39.5, lat: 89 })
    expect(await staff.call(SAVE, swapped)).toMatchObject({ code: '2901', data: { field: 'lng' } })
    const other = clerkOf(gateway, '1002')
    expect(await other.call(SAVE, draft({ outletId: HALL, version: 1 }))).toMatchObject({ code: '2902' })
    expect((await other.ok(STAFF_LIST, {})).total).toBe(14)
  })
})
