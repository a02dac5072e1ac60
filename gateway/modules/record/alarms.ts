import type { In, Out } from '@contract'
import { afterCycle, nextEndOf, termsOf } from '@domain/records/validity'
import { alarmKinds } from '@domain/statuses/gas-device'
import type { BoundSession, Work } from '../../http/context'
import { badField, ownOr2902, refuseIf } from '../../http/refusal'
import { use } from '../file/service'
import { done } from '../todo/service'
import { alarms, started } from './alarm-case'
import { shownAlarm } from './alarm-views'
import { endMoved } from './end-over'
import { placeOf } from './places'
import { alarmsByCode, alarmsOf, lastNumber, lockCode, type Alarm } from './repo/devices'
import {
  changeProblem,
  numberAfter,
  removeProblem,
  serialProblem,
  successorIn,
  successorProblem,
  useProblem,
} from './rules/device'
import { quiet } from './rules/live'

type Save = 'default POST /crmgas/record/alarm/save'

/** A new alarm, a changed one, or the change of a confirmed one, which stays in force until staff confirm it (D 3.4). */
export async function saveAlarm(work: Work, session: BoundSession, input: In<Save>): Promise<Out<Save>> {
  if (input.installDate > work.clock.today()) throw badField('installDate')
  if (input.productionDate > input.installDate) throw badField('productionDate')
  const {
    alarmId,
    version,
    requestNo: _once,
    siteId,
    photos,
    linkedValve,
    linkedFan,
    deviceCode,
    successorOf,
    ...fields
  } = input
  const all = await alarms.lockAll(work, session)
  const seen = version === undefined ? {} : { version }
  const old = alarmId === undefined ? undefined : await alarms.locked(work, session, alarmId, seen)
  if (old)
    refuseIf(
      changeProblem(
        old,
        all.some((one) => one.replaces === old.alarmId),
      ),
    )
  if (old && old.kind !== fields.kind) throw badField('kind')
  const before = successorOf === undefined ? undefined : mustBeReplaceable(all, successorOf)
  if (before && (old || before.kind !== fields.kind)) throw badField(old ? 'successorOf' : 'kind')
  const own = [old?.alarmId, old?.replaces]
  refuseIf(
    serialProblem(
      fields.serialNo,
      all.map((one) => ({ ...one, id: one.alarmId })),
      own,
    ),
  )
  if (deviceCode !== undefined)
    await refuseTakenCode(work, session, deviceCode, [...own, successorOf ?? old?.successorOf])
  const values = {
    ...fields,
    ...termsOf(fields.kind, fields.productionDate, fields.installDate),
    siteId: await placeOf(work, session, siteId),
    deviceCode: deviceCode ?? null,
    linkedValve: linkedOf(all, 'SHUTOFF', linkedValve, 'linkedValve'),
    linkedFan: linkedOf(all, 'FAN', linkedFan, 'linkedFan'),
    photoIds: [...photos],
    rejectReason: null,
    userId: session.userId,
    ...quiet(deviceCode ?? null),
  }
  return shownAlarm(work, session, await kept(work, session, { old, before }, values))
}

/** The device that a new one is to replace (D 6.6). */
function mustBeReplaceable(all: readonly Alarm[], alarmId: string): Alarm {
  const before = ownOr2902(all.find((one) => one.alarmId === alarmId))
  refuseIf(successorProblem(before, successorIn(all, alarmId) !== undefined))
  return before
}

type Values = Omit<Parameters<typeof alarms.file>[2], 'alarmNo' | 'source'>

async function kept(
  work: Work,
  session: BoundSession,
  { old, before }: { old: Alarm | undefined; before: Alarm | undefined },
  values: Values,
): Promise<Alarm> {
  if (old && old.state !== 'CONFIRMED') {
    // What was last done to it stays done (D 3.4).
    const { productionDate, installDate } = values
    const terms = {
      ...termsOf(old.kind, productionDate, installDate),
      nextCheckDate: afterCycle(old.lastCheckDate ?? installDate, alarmKinds[old.kind].checkMonths),
    }
    await endMoved(work, { bp: old.bp, id: old.alarmId }, nextEndOf(old).due, nextEndOf(terms).due)
    return alarms.move(work, old, 'EDIT', session.userId, { set: { ...values, ...terms, version: old.version + 1 } })
  }
  const alarmNo = old?.alarmNo ?? numberAfter('BJ', await lastNumber(work.db, 'gasAlarm', session.bp))
  const replaces = old?.alarmId ?? null
  const useState = old?.useState ?? 'IN_USE'
  const filed = {
    ...values,
    alarmNo,
    replaces,
    successorOf: before?.alarmId ?? null,
    useState,
    source: 'CUSTOMER',
  } as const
  return alarms.file(work, session, filed, old?.photoIds ?? [])
}

/** A device sends for one alarm: 44411 where another one of the company has its code, save its own change or successor. */
async function refuseTakenCode(
  work: Work,
  { companyCode }: BoundSession,
  deviceCode: string,
  own: readonly (string | null | undefined)[],
): Promise<void> {
  await lockCode(work.db, companyCode, deviceCode)
  const isOwn = (id: string | null) => id !== null && own.includes(id)
  const others = (await alarmsByCode(work.db, companyCode, deviceCode)).filter(
    ({ alarmId, replaces, successorOf }) => !isOwn(alarmId) && !isOwn(replaces) && !isOwn(successorOf),
  )
  refuseIf(others.length > 0 ? '44411' : null)
}

/** What an alarm shuts or starts: the customer's own, of the right kind. */
function linkedOf(
  all: readonly Alarm[],
  kind: Alarm['kind'],
  alarmId: string | undefined,
  field: string,
): string | null {
  if (alarmId === undefined) return null
  if (!all.some((one) => one.alarmId === alarmId && one.kind === kind)) throw badField(field)
  return alarmId
}

export async function setAlarmUse(
  work: Work,
  session: BoundSession,
  { alarmId, version, useStatus, photos = [] }: In<'default POST /crmgas/record/alarm/status'>,
): Promise<Out<Save>> {
  const change = await lockedChange(work, session, alarmId)
  const row = await alarms.locked(work, session, alarmId, { version })
  refuseIf(useProblem(row, useStatus, photos.length))
  await use(work, session.userId, photos, `ALARM:${row.bp}`)
  await alarms.write(work, row, {
    useState: useStatus,
    scrapPhotoIds: [...photos],
    version: version + 1,
    // A device out of use is not queried: its last report is not its present state.
    ...quiet(row.deviceCode),
  })
  if (useStatus === 'SCRAPPED') await done(work, 'RECORD_EXPIRE', alarmId, row.bp)
  if (useStatus === 'IN_USE') await started(work, row, session.userId)
  if (change) await followUse(work, change, useStatus, session.userId)
  return shownAlarm(work, session, await alarms.own(work, session, alarmId))
}

/** The change of a device that waits or was sent back, under its lock: taken before that of its device, as its review does. */
async function lockedChange(work: Work, session: BoundSession, id: string): Promise<Alarm | undefined> {
  const change = (await alarmsOf(work.db, session.bp)).find(({ replaces }) => replaces === id)
  return change && alarms.locked(work, session, change.alarmId)
}

/** A change has no use of its own: it is in use as its device is, and comes to nothing with it (RC-08). */
const followUse = (work: Work, change: Alarm, useState: Alarm['useState'], by: string): Promise<unknown> =>
  useState === 'SCRAPPED' ? alarms.move(work, change, 'DELETE', by) : alarms.write(work, change, { useState })

export async function deleteAlarm(
  work: Work,
  session: BoundSession,
  { alarmId, version }: In<'default POST /crmgas/record/alarm/delete'>,
): Promise<true> {
  const row = await alarms.locked(work, session, alarmId, { version })
  refuseIf(removeProblem(row))
  await alarms.move(work, row, 'DELETE', session.userId)
  return true
}
