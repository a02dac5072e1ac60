import { aMeter, deskGateway, flatPrice } from '../../../../test/gateway/energy-kit'
import { anAccount, inTransaction, pass, requestNo } from '../../../../test/gateway/payment-kit'
import type { Caller, TestGateway } from '../../../../test/setup/gateway'
import { registerPicture } from '../../../demo/energy/picture'
import { withClock } from '../../../demo/clock'
import { receive } from '../../file/service'
import { saveRegisters } from '../repo/meter'
import { askForReadings, readersDue } from './ask'

/** 1100.00 was the register; nothing is known of the last month, so that a person looks at every picture. */
const KEY = { bp: '1000000003', companyCode: '1002' }
const WINDOW = '2026-11-29T09:00:00+08:00'

describe('photos at the desk (AE-11)', () => {
  let gateway: TestGateway
  let nurse: Caller
  let staff: Caller
  async function open(env?: Record<string, string>): Promise<void> {
    gateway = await deskGateway(WINDOW, env)
    nurse = gateway.asSession({ ...KEY, userId: 'u-1', isMaster: true, reviewStatus: '1', terminalType: 'WEAPP' })
    staff = gateway.asSession({ userId: 'staff', companyCode: KEY.companyCode })
    await anAccount(gateway.db, KEY)
    await flatPrice(gateway.db, KEY.companyCode)
    const read = { lastReading: '1100.00', lastReadingAt: '2026-11-01T09:00:00+08:00' }
    await aMeter(gateway.db, KEY, { meterId: 'M1', meterType: 'MECH', ...read })
  }
  afterEach(() => gateway.close())

  async function send(reading: string, purpose: 'READING' | 'CHECK' = 'READING') {
    const owner = { type: 'USER', id: 'u-1', companyCode: KEY.companyCode } as const
    const picture = { bizType: 'METER_IMG', name: 'meter.png', bytes: registerPicture(reading) }
    const { fileId } = await inTransaction(gateway, (work) => receive(work, owner, picture))
    return nurse.ok('default POST /crmgas/setMeterImg', {
      meterId: 'M1',
      fileID: fileId,
      reading,
      purpose,
      confirmed: '1',
      requestNo: requestNo(),
    })
  }
  const waiting = async () => (await staff.ok('btwob GET /review/list', { bizType: 'METER_IMG' })).list
  async function decide(decision: 'PASS' | 'REJECT' | 'ADJUST', remark = '') {
    const [task] = await waiting()
    return staff.call('btwob POST /review/decide', { taskId: task?.taskId ?? '', decision, remark })
  }
  const photos = async () => (await nurse.ok('default GET /crmgas/meter/imgList', {})).list
  const readings = () => gateway.db.selectFrom('meterReading').select(['source', 'state', 'stdReading']).execute()

  it('show what there is to see, and become a reading', async () => {
    await open()
    const { imgId, state } = await send('1150.00')
    expect(state).toBe('SUBMITTED')
    const [task] = await waiting()
    expect(task).toMatchObject({ title: '表具照片审核', bizNo: imgId, files: [{ name: '表具照片' }] })
    expect(task?.facts).toContainEqual({ label: '客户读数', value: '1,150.00 m³' })
    expect(await decide('PASS')).toMatchObject({ ok: true })
    expect(await photos()).toMatchObject([{ imgId, state: 'ACCEPTED', readingId: expect.any(String) }])
    expect(await readings()).toEqual([{ source: 'PHOTO', state: 'VALID', stdReading: '1150.00' }])
    const { list } = await nurse.ok('default GET /crmgas/list-meter-channel', {})
    expect(list[0]).toMatchObject({ lastReading: '1150.00', lastReadingAt: WINDOW })
  })

  it('are refused with the reason that the customer reads', async () => {
    await open()
    await send('1150.00')
    expect(await decide('REJECT')).toMatchObject({ code: '2202' })
    expect(await decide('ADJUST', '读数有误')).toMatchObject({ code: '2901' })
    expect(await decide('REJECT', '模糊不清')).toMatchObject({ ok: true })
    expect(await photos()).toMatchObject([{ state: 'REJECTED', rejectReason: '模糊不清', readingId: null }])
    expect(await readings()).toEqual([])
    // The next one of the period may come.
    expect((await send('1151.00')).state).toBe('SUBMITTED')
  })

  it('are asked for by a to-do while the window is open, again after a refusal (A 5.13)', async () => {
    await open()
    const ask = (at: string) => inTransaction(gateway, (work) => askForReadings(withClock(work, at), KEY))
    const due = (at: string) => inTransaction(gateway, (work) => readersDue(withClock(work, at), '', 10))
    const todos = () => gateway.db.selectFrom('todo').select(['type', 'bizId', 'status', 'route', 'dueAt']).execute()
    for (const [day, isDue] of [
      ['2026-11-27', false],
      ['2026-11-28', true],
      ['2026-12-02', true],
      ['2026-12-05', false],
    ] as const)
      expect({ day, due: await due(`${day}T00:05:00+08:00`) }).toEqual({ day, due: isDue ? [KEY] : [] })
    await ask('2026-11-27T00:05:00+08:00')
    expect(await todos()).toEqual([])
    await ask(WINDOW)
    const asked = { type: 'METER_READ', bizId: 'M1', dueAt: '2026-12-02T00:00:00+08:00' }
    const route = expect.stringContaining('/pages/home/meter-list/meter-list?from=photo&meterNo=')
    expect(await todos()).toEqual([{ ...asked, route, status: '0' }])
    await send('1150.00', 'CHECK')
    expect(await todos()).toMatchObject([{ status: '0' }])
    await decide('PASS')
    await send('1150.00')
    expect(await todos()).toMatchObject([{ status: '1' }])
    await decide('REJECT', '模糊不清')
    expect(await todos()).toMatchObject([{ status: '0' }])
    await ask('2026-12-02T00:05:00+08:00')
    expect(await todos()).toMatchObject([{ status: '3' }])
  })

  it('leave the desk when a newer one takes their place', async () => {
    await open()
    await send('1150.00')
    const { imgId } = await send('1160.00')
    expect((await waiting()).map(({ bizNo }) => bizNo)).toEqual([imgId])
  })

  it('do not pass against a register that was read meanwhile', async () => {
    await open()
    await send('1150.00')
    const read = { companyCode: KEY.companyCode, meterId: 'M1', channelNo: '1', lastReading: '1140.00' }
    await saveRegisters(gateway.db, [{ ...read, lastReadingAt: '2026-11-29T09:30:00+08:00' }], WINDOW)
    expect(await decide('PASS')).toMatchObject({ code: '2901', data: { field: 'decision' } })
    expect(await photos()).toMatchObject([{ state: 'SUBMITTED' }])
  })

  it('that only prove something make no reading', async () => {
    await open()
    await send('1150.00', 'CHECK')
    await decide('PASS')
    expect(await photos()).toMatchObject([{ state: 'ACCEPTED', readingId: null }])
    expect(await readings()).toEqual([])
  })

  it('another company sees none of them', async () => {
    await open()
    await send('1150.00')
    const other = gateway.asSession({ userId: 'other', companyCode: '1001' })
    expect((await other.ok('btwob GET /review/list', {})).list).toEqual([])
    const [task] = await waiting()
    const answer = { taskId: task?.taskId ?? '', decision: 'PASS' as const, remark: '' }
    expect(await other.call('btwob POST /review/decide', answer)).toMatchObject({ code: '2902' })
  })

  it('the demo operator takes a reading over and leaves a proof to a person', async () => {
    await open({ DEMO_OPERATOR: '1', DEMO_OPERATOR_SECONDS: '0' })
    await send('1150.00', 'CHECK')
    await send('1151.00')
    await pass(gateway, 11)
    const seen = (await photos()).map(({ purpose, state }) => `${purpose} ${state}`)
    expect(seen.sort()).toEqual(['CHECK SUBMITTED', 'READING ACCEPTED'])
  })
})
