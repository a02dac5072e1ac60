import { addDays } from '@domain/date'
import { people } from '../../../test/gateway/inspection-kit'
import { inWork } from '../../../test/setup/content-gateway'
import { demoNow, testGateway, type TestGateway } from '../../../test/setup/gateway'
import { emit } from '../../wiring'
import { masterLeft } from '../membership/service'

const OVERVIEW = 'default GET /crmgas/record/overview'
const SHARES = 'btwob GET /record/shares'

let gateway: TestGateway
let at: ReturnType<typeof people>
beforeAll(async () => {
  gateway = await testGateway({ daily: ['record'] })
  at = people(gateway)
})
afterAll(() => gateway.close())
beforeEach(() => gateway.clock.moveTo(demoNow))

const TODAY = '2026-11-23'

describe('everything that ends (Y-17)', () => {
  test('one list, the nearest first, with what each area contributes', async () => {
    const { expiring, counts, customerName } = await at.master.ok(OVERVIEW, {})
    expect(customerName).toBe('华北精工陶瓷有限公司')
    expect(counts).toMatchObject({ sites: 2, equipment: 7, meters: 3, alarms: 6 })
    expect(expiring.map(({ dueDate }) => dueDate)).toEqual(expiring.map(({ dueDate }) => dueDate).sort())
    expect(new Set(expiring.map(({ type }) => type))).toEqual(
      new Set(['METER', 'ALARM', 'EQUIPMENT', 'HAZARD', 'CONTRACT', 'PAPER']),
    )
    const stove = expiring.find(({ title }) => title === '双头大锅灶')
    expect(stove).toMatchObject({ type: 'EQUIPMENT', dueDate: addDays(TODAY, -40), daysLeft: -40, validity: 'OVERDUE' })
  })

  test('a sub-account without the models sees neither contracts nor hazards', async () => {
    const { expiring, counts, calendar } = await at.sub.ok(OVERVIEW, {})
    expect(expiring.some(({ type }) => type === 'CONTRACT' || type === 'HAZARD')).toBe(false)
    expect([counts.contracts, calendar]).toEqual([null, null])
  })

  test('each end is reminded of 60, 30, 7 and 0 days before, then every week, once each (RC-03)', async () => {
    await gateway.db.deleteFrom('message').execute()
    await gateway.db.deleteFrom('todo').execute()
    const reminded = async () =>
      (
        await gateway.db
          .selectFrom('message')
          .select('summary')
          .distinct()
          .where('templateCode', '=', 'RC_EXPIRE')
          .where('bp', '=', '1000000001')
          .execute()
      ).map(({ summary }) => summary)
    await gateway.passTime('2026-11-24T09:00:00+08:00')
    const first = await reminded()
    // The stove is 41 days over on that day; reminders go out on multiples of seven only.
    expect(first.some((text) => text.includes('双头大锅灶'))).toBe(false)
    await gateway.passTime('2026-11-25T09:00:00+08:00')
    expect(await reminded()).toContain(`双头大锅灶（商用灶具使用年限）已于${addDays(TODAY, -40)}到期，已超期42天`)
    const before = (await reminded()).length
    await gateway.passTime('2026-11-25T12:00:00+08:00')
    expect(await reminded()).toHaveLength(before)
    const todos = await gateway.db
      .selectFrom('todo')
      .select('title')
      .where('type', '=', 'RECORD_EXPIRE')
      .where('bp', '=', '1000000001')
      .execute()
    expect(todos.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['双头大锅灶到期', '食堂热水锅炉到期', '1#窑炉辊道干燥区可燃气体探测器到期']),
    )
  })
})

describe('the calendar behind an address', () => {
  const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '')
  const get = (url: string) => gateway.gateway.app.inject({ method: 'GET', url: pathOf(url) })
  const master = () => gateway.as('13800000001')

  test('a phone reads what ends, until the address is made again, revoked, or its maker is no master any more', async () => {
    const caller = await master()
    const first = await caller.ok('btwob POST /record/calendar', {})
    const answer = await get(first.url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const text = answer.body.replaceAll('\r\n ', '')
    expect(text).toContain('SUMMARY:食堂热水锅炉到期')
    expect(text).toContain('BEGIN:VCALENDAR')
    expect((await caller.ok(OVERVIEW, {})).calendar).toEqual({ madeAt: first.madeAt })

    const second = await caller.ok('btwob POST /record/calendar', {})
    expect((await get(first.url)).statusCode).toBe(404)
    expect((await get(second.url)).statusCode).toBe(200)
    await gateway.db.updateTable('bpBinding').set({ isMaster: false }).where('bp', '=', '1000000001').execute()
    expect((await get(second.url)).statusCode).toBe(404)
    await gateway.db
      .updateTable('bpBinding')
      .set({ isMaster: true })
      .where('bp', '=', '1000000001')
      .where('userId', 'in', gateway.db.selectFrom('calendarAddress').select('madeBy'))
      .execute()
    expect((await get(second.url)).statusCode).toBe(200)
    expect(await caller.ok('btwob POST /record/calendar/revoke', {})).toBe(true)
    expect((await get(second.url)).statusCode).toBe(404)
    expect((await caller.ok(OVERVIEW, {})).calendar).toBeNull()
  })

  test('a new master is shown no address of the former one, which stays dead when that one comes back', async () => {
    const former = await master()
    const { url } = await former.ok('btwob POST /record/calendar', {})
    const bp = '1000000001'
    const other = (await gateway.as('13800000002')).headers['userid'] ?? ''
    const to = async (userId: string, was: string) => {
      const bindings = gateway.db.updateTable('bpBinding').where('bp', '=', bp)
      await bindings.set({ isMaster: false }).where('userId', '=', was).execute()
      await bindings.set({ isMaster: true }).where('userId', '=', userId).execute()
      await inWork(gateway, (work) => emit(work, masterLeft, { bp, userId: was }))
    }
    const was = former.headers['userid'] ?? ''
    await to(other, was)
    expect((await (await gateway.as('13800000002')).ok(OVERVIEW, {})).calendar).toBeNull()
    await to(was, other)
    expect((await get(url)).statusCode).toBe(404)
    expect((await (await master()).ok(OVERVIEW, {})).calendar).toBeNull()
  })

  test('nothing is read of a master that closes the own account', async () => {
    const caller = await master()
    const { url } = await caller.ok('btwob POST /record/calendar', {})
    const user = gateway.db.updateTable('appUser').where('userId', '=', caller.headers['userid'] ?? '')
    await user.set({ status: '2' }).execute()
    expect((await get(url)).statusCode).toBe(404)
    await user.set({ status: '1' }).execute()
    expect((await get(url)).statusCode).toBe(200)
  })

  test('a forged code opens nothing', async () => {
    const { url } = await (await master()).ok('btwob POST /record/calendar', {})
    const code = url.slice(url.lastIndexOf('/') + 1)
    for (const forged of ['x', `${code}x`, code.slice(1)])
      expect((await get(url.replace(code, forged))).statusCode).toBe(404)
  })
})

describe('what each device may have taken (Y-10)', () => {
  const sum = (values: readonly string[]) => values.reduce((total, one) => total + Number(one), 0)

  test('shares add up to the meter to the m³, and say how sure they are and how old', async () => {
    const found = await at.master.ok(SHARES, {})
    expect(found).toMatchObject({ state: 'SHOWN', meterNo: '003010010101', from: '2026-09-24', to: '2026-11-22' })
    expect(found.asOf).toBe('2026-11-23T08:00:00+08:00')
    expect(sum([...found.devices.map(({ volume }) => volume), found.rest.volume])).toBe(Number(found.total))
    expect(sum([...found.devices.map(({ percent }) => percent), found.rest.percent])).toBeCloseTo(100, 6)
    const days = await gateway.db
      .selectFrom('dailyUsage')
      .select('volume')
      .where('meterId', '=', '10010101')
      .where('gasDay', '>=', found.from)
      .where('gasDay', '<=', found.to)
      .execute()
    expect(Number(found.total)).toBe(Math.round(sum(days.map(({ volume }) => volume))))
    expect(found.devices[0]).toMatchObject({ name: '辊道窑', dailyHours: '24.0' })
  })

  test('a meter of its own choice; one of another customer is refused 44402', async () => {
    expect(await at.master.ok(SHARES, { meterNo: '003010010102' })).toMatchObject({ name: '2#窑炉', state: 'SHOWN' })
    expect((await at.master.call(SHARES, { meterNo: '003010010201' })).code).toBe('44402')
  })

  test('without a remote meter, without devices, without hours: nothing is made up', async () => {
    const restaurant = people(gateway, { bp: '1000000002', companyCode: '1001' }).master
    expect((await restaurant.ok(SHARES, {})).state).toBe('NO_METER')
    const textile = people(gateway, { bp: '1000000004', companyCode: '1002' }).master
    expect(await textile.ok(SHARES, {})).toMatchObject({ state: 'NO_DEVICE', devices: [], total: '0' })
    await gateway.db.updateTable('dailyUsage').set({ quality: 'ESTIMATED' }).where('meterId', '=', '10010103').execute()
    expect(await at.master.ok(SHARES, { meterNo: '003010010103' })).toMatchObject({ state: 'NO_DATA', devices: [] })
  })
})
