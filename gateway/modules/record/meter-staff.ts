import type { In, Out } from '@contract'
import { toMillis } from '@domain/date'
import { meterName } from '@domain/meter-name'
import { nextVerify, verifyCycle } from '@domain/records/meter-verify'
import type { Session, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { use } from '../file/service'
import { lockAccount } from '../gas-account/service'
import { customerOf } from '../membership/service'
import { listMeters, setVerifyDue, type Meter } from '../metering/service'
import { done } from '../todo/service'
import { filedMeters } from './flow-meters'
import { alarmsOf } from './repo/devices'
import { insertMeterEvent, insertVerify, saveMeterFile, lockMeterFile, type MeterFile } from './repo/meter-files'
import { stateAfter } from './rules/meter'

type Event = 'btwob POST /record/meter/event'
type Verify = 'btwob POST /record/meter/verify'
type Customer = 'btwob GET /record/meters'

/** A meter of a customer of the staff's company, the account locked; 2902 for any other. */
async function meterOf(work: Work, { companyCode }: Session, { bp, meterNo }: { bp: string; meterNo: string }) {
  const account = ownOr2902(await lockAccount(work.db, { bp, companyCode }))
  const meter = ownOr2902((await listMeters(work, account)).find((one) => one.meterNo === meterNo))
  return { meter, file: await lockMeterFile(work.db, meter) }
}

const shown = ({ meterNo }: Meter, { state, nextVerifyDate }: MeterFile) => ({ meterNo, state, nextVerifyDate })

/** D 2.5: what was done to a meter; sent away and back, it is at its verification in between (D 3.5). */
export async function meterEvent(work: Work, staff: Session, input: In<Event>): Promise<Out<Event>> {
  const { meter, file: found } = await meterOf(work, staff, input)
  const file = ownOr2902(found)
  if (toMillis(input.at) > work.clock.now()) throw badField('at')
  const state = stateAfter(file.state, input.kind)
  if (state === null) throw new Refusal('44120')
  const { bp, companyCode, meterId } = meter
  const now = work.clock.iso()
  await insertMeterEvent(work.db, {
    bp,
    companyCode,
    meterId,
    eventId: newId(work.clock.now()),
    kind: input.kind,
    at: input.at,
    note: input.note,
    oldReading: input.oldReading ?? null,
    newReading: input.newReading ?? null,
    operatorId: staff.userId,
    createdAt: now,
  })
  const kept = await saveMeterFile(work.db, { ...file, state, sealNo: input.sealNo ?? file.sealNo, updatedAt: now })
  if (state === 'RETIRED') await done(work, 'RECORD_EXPIRE', meterId, bp)
  return shown(meter, kept)
}

/** RC-05: a verification, and with it the day of the next one; the first one of a meter begins its file. */
export async function meterVerify(work: Work, staff: Session, input: In<Verify>): Promise<Out<Verify>> {
  const { meter, file } = await meterOf(work, staff, input)
  if (input.verifyDate > work.clock.today()) throw badField('verifyDate')
  if (file?.state === 'RETIRED') throw new Refusal('44120')
  const flowType = input.flowType ?? file?.flowType
  const accuracyClass = input.accuracyClass ?? file?.accuracyClass
  if (flowType === undefined) throw badField('flowType')
  if (accuracyClass === undefined) throw badField('accuracyClass')
  const { bp, companyCode, meterId } = meter
  const { verifyDate, org, certificateNo, result, kind, replacedBy = null, errorAtQmax = null, files = [] } = input
  await use(work, staff.userId, files, `METER:${meterId}`)
  const now = work.clock.iso()
  await insertVerify(work.db, {
    bp,
    companyCode,
    meterId,
    verifyId: newId(work.clock.now()),
    verifyDate,
    org,
    certificateNo,
    result,
    kind,
    replacedBy,
    errorAtQmax,
    certificateIds: [...files],
    operatorId: staff.userId,
    createdAt: now,
  })
  const cycleMonths = file?.cycleMonths ?? verifyCycle(flowType, accuracyClass, meter.qmax)
  // One that is submitted after a newer one is history.
  const isNewest = file?.lastVerifyDate == null || verifyDate >= file.lastVerifyDate
  const newest = {
    lastVerifyDate: verifyDate,
    nextVerifyDate: nextVerify(verifyDate, result, cycleMonths),
    certificateNo,
    verifyOrg: org,
    verifyResult: result,
  }
  const kept = await saveMeterFile(work.db, {
    ...(file ?? { bp, meterId, companyCode, createdAt: now }),
    flowType,
    accuracyClass,
    cycleMonths,
    updatedAt: now,
    ...(isNewest && newest),
    state: replacedBy !== null ? 'RETIRED' : isNewest ? 'IN_USE' : file.state,
  })
  if (isNewest) await setVerifyDue(work, meter, kept.nextVerifyDate)
  await done(work, 'RECORD_EXPIRE', meterId, bp)
  return shown(meter, kept)
}

/** Meters and detectors of a customer of the company, as the desk lists them. */
export async function staffMeters(work: Work, { companyCode }: Session, { bp }: In<Customer>): Promise<Out<Customer>> {
  const { customerName } = ownOr2902(await customerOf(work, bp, companyCode))
  const meters = await filedMeters(work, { bp, companyCode })
  const detectors = (await alarmsOf(work.db, bp)).filter(
    ({ kind, state, useState }) => kind === 'DETECTOR' && state === 'CONFIRMED' && useState !== 'SCRAPPED',
  )
  return {
    customerName,
    list: meters.map(({ meter, file }) => ({
      meterNo: meter.meterNo,
      name: meterName(meter),
      state: file?.state ?? null,
      nextVerifyDate: file ? file.nextVerifyDate : meter.verifyDueDate,
    })),
    alarms: detectors.map(({ alarmId, alarmNo, location, nextCalibrateDate, expireDate }) => ({
      alarmId,
      alarmNo,
      location,
      nextCalibrateDate: nextCalibrateDate ?? expireDate,
    })),
  }
}
