import type { In, Out } from '@contract'
import { afterCycle } from '@domain/records/validity'
import { alarmKinds } from '@domain/statuses/gas-device'
import type { BoundSession, Session, Work } from '../../http/context'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { use } from '../file/service'
import { done } from '../todo/service'
import { alarms } from './alarm-case'
import { isChecked, shownAlarm } from './alarm-views'
import { insertAlarmEvent } from './repo/events'

type SelfCheck = 'default POST /crmgas/record/alarm/selfCheck'
type Calibrate = 'btwob POST /record/alarm/calibrate'

const wordOf = (name: string, ok: '0' | '1'): string => `${name}${ok === '1' ? '正常' : '异常'}`

/** RC-07: the half-yearly function test; only a good one moves the next one on. */
export async function selfCheck(work: Work, session: BoundSession, input: In<SelfCheck>): Promise<Out<SelfCheck>> {
  const { alarmId, version, soundOk, valveOk, fanOk, files, note } = input
  const row = await alarms.locked(work, session, alarmId, { version })
  if (row.kind === 'DETECTOR') throw new Refusal('44409')
  if (!isChecked(row)) throw new Refusal('2904')
  await use(work, session.userId, files, `ALARM:${row.bp}`)
  const parts = [wordOf('声光报警', soundOk), wordOf('切断阀联动', valveOk), wordOf('排风联动', fanOk)]
  await insertAlarmEvent(work.db, {
    bp: row.bp,
    companyCode: row.companyCode,
    alarmId,
    kind: 'SELF_CHECK',
    at: work.clock.iso(),
    concentration: null,
    note: [parts.join('、'), note].filter(Boolean).join('；'),
    photoIds: [...files],
    userId: session.userId,
  })
  const isGood = [soundOk, valveOk, fanOk].every((ok) => ok === '1')
  const today = work.clock.today()
  await alarms.write(work, row, {
    version: version + 1,
    ...(isGood && { lastCheckDate: today, nextCheckDate: afterCycle(today, alarmKinds[row.kind].checkMonths) }),
  })
  if (isGood) await done(work, 'RECORD_EXPIRE', alarmId, row.bp)
  return shownAlarm(work, session, await alarms.own(work, session, alarmId))
}

/** RC-07: staff calibrate detectors, with a certificate. An older calibration than the last one changes no date. */
export async function calibrate(work: Work, staff: Session, input: In<Calibrate>): Promise<Out<Calibrate>> {
  const { bp, alarmId, date, org, certificateNo } = input
  const row = ownOr2902(await alarms.locked(work, { bp }, alarmId), { companyCode: staff.companyCode })
  if (row.kind !== 'DETECTOR' || row.state !== 'CONFIRMED' || row.useState === 'SCRAPPED') throw new Refusal('44120')
  if (date > work.clock.today() || date < row.productionDate) throw badField('date')
  await insertAlarmEvent(work.db, {
    bp,
    companyCode: row.companyCode,
    alarmId,
    kind: 'CALIBRATE',
    at: `${date}T12:00:00+08:00`,
    concentration: null,
    note: `${org}，证书号${certificateNo}`,
  })
  const last = row.lastCalibrateDate !== null && row.lastCalibrateDate > date ? row.lastCalibrateDate : date
  const nextCalibrateDate = afterCycle(last, alarmKinds.DETECTOR.calibrateMonths) ?? last
  await alarms.write(work, row, { lastCalibrateDate: last, nextCalibrateDate, version: row.version + 1 })
  await done(work, 'RECORD_EXPIRE', alarmId, bp)
  return { alarmId, nextCalibrateDate }
}
