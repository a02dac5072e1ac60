import { aFrame, aMeter, energyGateway, flatPrice } from '../../../../test/gateway/energy-kit'
import { anAccount } from '../../../../test/gateway/payment-kit'
import type { TestGateway } from '../../../../test/setup/gateway'
import type { Area } from '../../../areas'
import { answer } from '../../../extensions'
import { usersOfBp } from '../../message/service'

const key = { bp: '1000000003', companyCode: '1002' }
const DAWN = '2026-11-23T08:00:00+08:00'
const DAY_BEFORE = '2026-11-22T08:00:00+08:00'

const peopleArea: Area = {
  name: 'people',
  handlers: {},
  extensions: [answer(usersOfBp, async () => [{ userId: 'master', isMaster: true }])],
}

let gateway: TestGateway
beforeEach(async () => {
  gateway = await energyGateway('2026-11-23T09:00:00+08:00', {}, [peopleArea])
  await anAccount(gateway.db, { ...key, chargeMode: 'PREPAID_REMOTE' })
  await flatPrice(gateway.db, key.companyCode)
  await aMeter(gateway.db, key, { meterId: 'A1', lastReadingAt: DAWN })
  await aMeter(gateway.db, key, { meterId: 'A2', lastReadingAt: DAY_BEFORE })
})
afterEach(() => gateway.close())

const notices = async () =>
  (
    await gateway.db
      .selectFrom('message')
      .select(['title', 'overWord', 'status', 'dedupeKey'])
      .where('templateCode', '=', 'DATA_LATE')
      .orderBy('createdAt')
      .orderBy('dedupeKey')
      .execute()
  ).map(({ title, overWord, status, dedupeKey }) => `${dedupeKey} ${title}${overWord ?? ''} ${status}`)

const LATE = 'DATA_LATE|A2|2026-11-22 用气数据未到 unread'

test('a meter without yesterday’s frame is reported at ten, once per gap, and marked when its data come (Y-03)', async () => {
  await gateway.passTime('2026-11-23T09:59:00+08:00')
  expect(await notices()).toEqual([])
  await gateway.passTime('2026-11-23T10:01:00+08:00')
  expect(await notices()).toEqual([LATE])

  await aFrame(gateway.db, key.companyCode, 'A1', '2026-11-23', '1010.00')
  await gateway.passTime('2026-11-24T10:01:00+08:00')
  expect(await notices()).toEqual([LATE])

  await aFrame(gateway.db, key.companyCode, 'A1', '2026-11-24', '1020.00')
  await aFrame(gateway.db, key.companyCode, 'A2', '2026-11-24', '1030.00')
  await gateway.passTime('2026-11-25T09:31:00+08:00')
  expect(await notices()).toEqual(['DATA_LATE|A2|2026-11-22 用气数据未到已恢复 read'])
  const days = gateway.db.selectFrom('dailyUsage').select(['gasDay', 'quality', 'volume']).where('meterId', '=', 'A2')
  expect(await days.orderBy('gasDay').execute()).toEqual(
    ['2026-11-22', '2026-11-23', '2026-11-24'].map((gasDay) => ({ gasDay, quality: 'MAKEUP', volume: '10.00' })),
  )

  // Both are silent again: a gap of its own each.
  await gateway.passTime('2026-11-26T10:01:00+08:00')
  expect(await notices()).toEqual([
    'DATA_LATE|A2|2026-11-22 用气数据未到已恢复 read',
    'DATA_LATE|A1|2026-11-25 用气数据未到 unread',
    'DATA_LATE|A2|2026-11-25 用气数据未到 unread',
  ])
})

test('a register in doubt has come: no message says that data are missing', async () => {
  await aFrame(gateway.db, key.companyCode, 'A2', '2026-11-22', '10.00')
  await gateway.passTime('2026-11-23T10:01:00+08:00')
  expect(await notices()).toEqual([])
})

test('a company with the messages switched off', async () => {
  await gateway.setting('lateData.tell', '0', key.companyCode)
  await gateway.passTime('2026-11-23T10:01:00+08:00')
  expect(await notices()).toEqual([])
})

test('withdrawn before it was handed out: no message is sent', async () => {
  await gateway.db.updateTable('meter').set({ lateSince: '2026-11-22' }).where('meterId', '=', 'A2').execute()
  await aFrame(gateway.db, key.companyCode, 'A2', '2026-11-22', '1010.00')
  await gateway.passTime('2026-11-23T09:31:00+08:00')
  const marks = await gateway.db
    .selectFrom('messageMark')
    .select(['userId', 'dedupeKey'])
    .where('dedupeKey', 'like', 'DATA_LATE%')
    .execute()
  expect(marks).toEqual([{ userId: 'master', dedupeKey: 'DATA_LATE|A2|2026-11-22' }])
  const late = await gateway.db.selectFrom('meter').select('lateSince').where('meterId', '=', 'A2').executeTakeFirst()
  expect(late).toEqual({ lateSince: null })
})
