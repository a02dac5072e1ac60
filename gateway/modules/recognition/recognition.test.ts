import sharp from 'sharp'
import type { In } from '@contract'
import { inTransaction, requestNo } from '../../../test/gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../../../test/setup/gateway'
import { meterPicture } from '../../demo/stand-ins/meter-reader'
import { receive } from '../file/service'

const RECOGNIZE = 'default POST /crmgas/zhulong/recognize'
const DETAIL = 'default GET /crmgas/zhulong/detail'
const LIST = 'default GET /crmgas/zhulong/list'
const CONFIRM = 'default POST /crmgas/zhulong/confirm'
const DELETE = 'default POST /crmgas/zhulong/delete'
const CLAIM = 'default POST /crmgas/zhulong/claim'
const SUBMITTED = 'default POST /crmgas/zhulong/submitted'
const PHOTO = 'default POST /crmgas/setMeterImg'
const METERS = 'default GET /crmgas/list-meter-channel'

const PHONE = 'c0ffee00-0000-4000-8000-000000000001'
const OTHER = 'c0ffee00-0000-4000-8000-000000000002'
const frame = { x: 0.1, y: 0.34, w: 0.8, h: 0.32 }
const layout = { intDigits: 8, decDigits: 2 }

let gateway: TestGateway
beforeEach(async () => {
  gateway = await testGateway({ daily: ['recognition'] })
})
afterEach(() => gateway.close())

async function sent(bytes: Buffer, visitorId?: string, userId = 'u-9', bizType = 'ZHULONG'): Promise<string> {
  const owner = visitorId
    ? ({ type: 'VISITOR', id: visitorId, companyCode: '', ip: '10.0.0.1' } as const)
    : ({ type: 'USER', id: userId, companyCode: '1001' } as const)
  return (await inTransaction(gateway, (work) => receive(work, owner, { bizType, name: 'm.png', bytes }))).fileId
}
const asVisitor = (fileId: string, more: Partial<In<typeof RECOGNIZE>> = {}): In<typeof RECOGNIZE> => ({
  fileId,
  frame,
  ...layout,
  visitorId: PHONE,
  requestNo: requestNo(),
  ...more,
})
const read = async (digits: string, more: Parameters<typeof meterPicture>[1] = {}) =>
  gateway.ok(RECOGNIZE, asVisitor(await sent(meterPicture(digits, more), PHONE)))

describe('a visitor (ZL-01..ZL-05)', () => {
  test('each wheel with its confidence; entered by a user, it is confirmed', async () => {
    const found = await read('0000123456')
    expect(found).toMatchObject({
      status: 'SUCCESS',
      problem: null,
      confidence: 0.96,
      meter: null,
      confirmedReading: null,
    })
    expect(found.wheels.map(({ char }) => char).join('')).toBe('0000123456')
    const { recordId, version } = found
    const said = { recordId, version, visitorId: PHONE, confirmedReading: '1234.56' }
    expect(await gateway.ok(CONFIRM, said)).toMatchObject({
      status: 'CONFIRMED',
      confirmedReading: '1234.56',
      version: 2,
    })
    expect(await gateway.call(CONFIRM, said)).toMatchObject({ code: '2904' })
  })
  test('a wheel between two digits, one that is not legible', async () => {
    const found = await read('00001(23)8?56')
    expect(found.wheels.map(({ char, half }) => char + (half ? '~' : '')).join('')).toBe('000012~8?56')
    expect(found).toMatchObject({ status: 'NEED_CHECK', confidence: 0 })
    const said = { recordId: found.recordId, version: 1, visitorId: PHONE }
    for (const confirmedReading of ['1', '?', '', '123456789.12', '1.234', '-1'].slice(1))
      expect(await gateway.call(CONFIRM, { ...said, confirmedReading })).toMatchObject({ code: '44732' })
    expect(await gateway.ok(CONFIRM, { ...said, confirmedReading: '128' })).toMatchObject({
      confirmedReading: '128.00',
    })
  })
  test.each([
    [
      'a cat',
      () =>
        sharp({ create: { width: 300, height: 300, channels: 3, background: 'orange' } })
          .png()
          .toBuffer(),
      'NO_REGISTER',
    ],
    [
      'the dark',
      () =>
        sharp({ create: { width: 300, height: 300, channels: 3, background: '#0a0a0a' } })
          .png()
          .toBuffer(),
      'DARK',
    ],
    ['a register on its head', async () => meterPicture('0000123456', { isUpsideDown: true }), 'UPSIDE_DOWN'],
    ['another number of wheels', async () => meterPicture('123'), 'NO_REGISTER'],
  ])('%s gives no wheels but a reason, and is typed', async (_what, picture, problem) => {
    const found = await gateway.ok(RECOGNIZE, asVisitor(await sent(await picture(), PHONE)))
    expect(found).toMatchObject({ status: 'FAILED', problem, wheels: [], confidence: 0 })
    const said = { recordId: found.recordId, version: 1, visitorId: PHONE, confirmedReading: '12' }
    expect(await gateway.ok(CONFIRM, said)).toMatchObject({ status: 'CONFIRMED', problem })
  })
  test('a reader that fails is no failure', async () => {
    await gateway.setting('meterReader.mode', 'DOWN')
    expect(await read('0000123456')).toMatchObject({ status: 'FAILED', problem: 'READER_FAILED' })
  })
  test('the same requestNo reads once', async () => {
    const input = asVisitor(await sent(meterPicture('0000123456'), PHONE))
    const first = await gateway.ok(RECOGNIZE, input)
    expect((await gateway.ok(RECOGNIZE, input)).recordId).toBe(first.recordId)
    expect((await gateway.ok(LIST, { visitorId: PHONE })).total).toBe(1)
    // Another number: the photo is part of the first record.
    expect(await gateway.call(RECOGNIZE, { ...input, requestNo: requestNo() })).toMatchObject({ code: '44852' })
  })
  test('another phone sees and changes nothing', async () => {
    const { recordId } = await read('0000123456')
    const other = { recordId, visitorId: OTHER }
    expect(await gateway.call(DETAIL, other)).toMatchObject({ code: '2902' })
    expect(await gateway.call(DELETE, other)).toMatchObject({ code: '2902' })
    expect(await gateway.call(CONFIRM, { ...other, version: 1, confirmedReading: '1' })).toMatchObject({ code: '2902' })
    expect((await gateway.ok(LIST, { visitorId: OTHER })).list).toEqual([])
    const foreign = asVisitor(await sent(meterPicture('0000123457'), PHONE), { visitorId: OTHER })
    expect(await gateway.call(RECOGNIZE, foreign)).toMatchObject({ code: '44852' })
    expect(await gateway.call(LIST, {})).toMatchObject({ code: '2901', data: { field: 'visitorId' } })
    expect(await gateway.call(RECOGNIZE, asVisitor('nothing', { meterNo: 'M1' }))).toMatchObject({ code: '44852' })
  })
  test('has 20 a day', async () => {
    const db = gateway.db
    await read('0000123456')
    await db.updateTable('recognitionUse').set({ uses: 20 }).where('subject', '=', `visitor|${PHONE}`).execute()
    const input = asVisitor(await sent(meterPicture('0000123457'), PHONE))
    expect(await gateway.call(RECOGNIZE, input)).toMatchObject({ code: '44731' })
    await gateway.passTime('2026-11-24T09:30:00+08:00')
    // The photo of the day before is gone; a new one is read.
    expect(await read('0000123458')).toMatchObject({ status: 'SUCCESS' })
  })
  test('deletes what is its own; after 30 days all of it goes', async () => {
    const { recordId } = await read('0000123456')
    await gateway.ok(DELETE, { recordId, visitorId: PHONE })
    expect(await gateway.call(DETAIL, { recordId, visitorId: PHONE })).toMatchObject({ code: '2902' })
    const { fileId } = await read('0000123457')
    await gateway.passTime('2026-12-22T09:30:00+08:00')
    expect((await gateway.ok(LIST, { visitorId: PHONE })).total).toBe(1)
    await gateway.passTime('2026-12-24T09:30:00+08:00')
    expect((await gateway.ok(LIST, { visitorId: PHONE })).total).toBe(0)
    const file = await gateway.db
      .selectFrom('uploadFile')
      .select('status')
      .where('fileId', '=', fileId)
      .executeTakeFirst()
    expect(file?.status).toBe('DELETED')
  })
})

describe('a user (ZL-06..ZL-08)', () => {
  let factory: Caller
  let meter: { meterId: string; meterNo: string; lastReading: string; digits: number }
  beforeEach(async () => {
    factory = await gateway.as('13800000001')
    const { list } = await factory.ok(METERS, {})
    const found = list.find(({ channels, lastReading }) => channels.length === 1 && Number(lastReading) > 1000)
    if (!found) throw new Error('no meter')
    meter = found
  })
  const userOf = async () =>
    (await gateway.db.selectFrom('meterRecognition').select('ownerId').limit(1).executeTakeFirstOrThrow()).ownerId
  const mine = async (reading: string) => {
    const [whole = '', rest = ''] = reading.split('.')
    const fileId = await sent(meterPicture(whole.padStart(8, '0') + rest), undefined, await userOf())
    return factory.ok(RECOGNIZE, { fileId, frame, ...layout, meterNo: meter.meterNo, requestNo: requestNo() })
  }
  const above = (by: number) => (Number(meter.lastReading) + by).toFixed(2)

  test('what is far from the meter needs a second word', async () => {
    const found = await mine(above(1))
    expect(found.meter).toMatchObject({
      meterId: meter.meterId,
      lastReading: meter.lastReading,
      likelyTo: expect.any(String),
    })
    const input = { recordId: found.recordId, version: 1 }
    expect(await factory.call(CONFIRM, { ...input, confirmedReading: '1.00' })).toMatchObject({ code: '44734' })
    expect(await factory.call(CONFIRM, { ...input, confirmedReading: '99999999' })).toMatchObject({ code: '44734' })
    const low = await factory.ok(CONFIRM, { ...input, confirmedReading: '1.00', force: true })
    expect(low.warnings).toEqual(['LOWER_THAN_LAST'])
    const right = await factory.ok(CONFIRM, { recordId: found.recordId, version: 2, confirmedReading: above(1) })
    expect([right.warnings, right.version]).toEqual([[], 3])
  })
  test('is submitted as a photo of the meter, once, and stays', async () => {
    const { recordId, fileId } = await mine(above(1))
    const ask = { meterId: meter.meterId, fileID: fileId, purpose: 'CHECK' as const, confirmed: '1' as const }
    const early = { recordId, version: 1, imgId: 'nothing' }
    expect(await factory.call(SUBMITTED, early)).toMatchObject({ code: '44735' })
    await factory.ok(CONFIRM, { recordId, version: 1, confirmedReading: above(1), force: true })
    const takenAt = '2026-11-23T09:20:00+08:00'
    // Pictures lose their EXIF in WeChat.
    const inWechat = { 'user-agent': 'MicroMessenger' }
    const photo = await factory.ok(PHOTO, { ...ask, takenAt, reading: above(1), requestNo: requestNo() }, inWechat)
    const imgId = photo.imgId ?? ''
    expect(await factory.call(SUBMITTED, { recordId, version: 1, imgId })).toMatchObject({ code: '2904' })
    expect(await factory.call(SUBMITTED, { recordId, version: 2, imgId: 'nothing' })).toMatchObject({ code: '2902' })
    expect(await factory.ok(SUBMITTED, { recordId, version: 2, imgId })).toMatchObject({
      status: 'SUBMITTED',
      version: 3,
    })
    expect(await factory.call(DELETE, { recordId })).toMatchObject({ code: '44733' })
    // Its answer may have been lost.
    expect(await factory.ok(SUBMITTED, { recordId, version: 2, imgId })).toMatchObject({ version: 3 })
    expect(await factory.call(SUBMITTED, { recordId, version: 3, imgId: 'other' })).toMatchObject({ code: '44735' })
    const second = await mine(above(2))
    await factory.ok(CONFIRM, { recordId: second.recordId, version: 1, confirmedReading: above(2), force: true })
    const foreign = { recordId: second.recordId, version: 2, imgId }
    expect(await factory.call(SUBMITTED, foreign)).toMatchObject({ code: '2902' })
  })
  test('another customer’s meter is not there', async () => {
    const fileId = await sent(meterPicture('0000123456'), undefined, await userOf())
    const input = { fileId, frame, ...layout, meterNo: 'NOTHING', requestNo: requestNo() }
    expect(await factory.call(RECOGNIZE, input)).toMatchObject({ code: '2902' })
    expect(
      await gateway.call(
        RECOGNIZE,
        asVisitor(await sent(meterPicture('0000123459'), PHONE), { meterNo: meter.meterNo }),
      ),
    ).toMatchObject({
      code: '2902',
    })
  })
  test('what the phone photographed before the login becomes the user’s, once', async () => {
    const { recordId } = await read('0000123456')
    const before = (await factory.ok(LIST, {})).total
    expect(await factory.ok(CLAIM, { visitorId: PHONE })).toEqual({ moved: 1 })
    expect(await factory.ok(CLAIM, { visitorId: PHONE })).toEqual({ moved: 0 })
    expect((await factory.ok(LIST, {})).total).toBe(before + 1)
    expect(await factory.ok(DETAIL, { recordId })).toMatchObject({ recordId, status: 'SUCCESS' })
    expect(await gateway.call(DETAIL, { recordId, visitorId: PHONE })).toMatchObject({ code: '2902' })
  })
  test('the list by month and meter', async () => {
    const { list, total } = await factory.ok(LIST, {})
    expect([list.length, total]).toEqual([8, 8])
    expect((await factory.ok(LIST, { month: '2026-11' })).list.map(({ status }) => status)).toEqual([
      'SUCCESS',
      'NEED_CHECK',
    ])
    expect((await factory.ok(LIST, { meterNo: 'NOTHING' })).list).toEqual([])
  })
})
