import type { In, Out } from '@contract'
import { decimal } from '@domain/decimal'
import { endOfLife } from '@domain/records/validity'
import { equipmentTypes } from '@domain/statuses/gas-device'
import type { BoundSession, Work } from '../../http/context'
import { badField, refuseIf } from '../../http/refusal'
import { use } from '../file/service'
import { done } from '../todo/service'
import { endMoved } from './end-over'
import { equipment, equipmentFiles } from './equipment-case'
import { shownEquipment } from './equipment-views'
import { meterOf, placeOf } from './places'
import { equipmentOf, lastNumber, type Equipment } from './repo/devices'
import { changeProblem, numberAfter, removeProblem, serialProblem, useProblem } from './rules/device'

type Save = 'default POST /crmgas/record/equipment/save'

/** A new device, a changed one, or the change of a confirmed one, which stays in force until staff confirm it (D 3.4). */
export async function saveEquipment(work: Work, session: BoundSession, input: In<Save>): Promise<Out<Save>> {
  refuseFields(work, input)
  const { equipmentId, version, requestNo: _once, meterNo, siteId, photos, platePhoto, ...fields } = input
  const all = await equipment.lockAll(work, session)
  const seen = version === undefined ? {} : { version }
  const old = equipmentId === undefined ? undefined : await equipment.locked(work, session, equipmentId, seen)
  if (old)
    refuseIf(
      changeProblem(
        old,
        all.some((one) => one.replaces === old.equipmentId),
      ),
    )
  const numbered = all.map((one) => ({ ...one, id: one.equipmentId }))
  refuseIf(serialProblem(fields.serialNo, numbered, [old?.equipmentId, old?.replaces]))
  const { lifeYears } = equipmentTypes[fields.equipmentType]
  const values = {
    productionDate: null,
    ratedPower: null,
    workPressure: null,
    ...fields,
    flameProtection: fields.flameProtection === '1',
    siteId: await placeOf(work, session, siteId),
    meterId: (await meterOf(work, session, meterNo)).meterId,
    photoIds: [...photos],
    platePhotoId: platePhoto,
    hoursAt: work.clock.iso(),
    lifeYears,
    expireDate: endOfLife(fields.installDate, lifeYears),
    rejectReason: null,
    userId: session.userId,
  }
  return shownEquipment(work, session, await kept(work, session, old, values))
}

type Values = Omit<Parameters<typeof equipment.file>[2], 'equipmentNo' | 'source'>

async function kept(work: Work, session: BoundSession, old: Equipment | undefined, values: Values): Promise<Equipment> {
  if (old && old.state !== 'CONFIRMED') {
    const set = { ...values, version: old.version + 1 }
    await endMoved(work, { bp: old.bp, id: old.equipmentId }, old.expireDate, values.expireDate)
    return equipment.move(work, old, 'EDIT', session.userId, { set })
  }
  const equipmentNo = old?.equipmentNo ?? numberAfter('SB', await lastNumber(work.db, 'gasEquipment', session.bp))
  const replaces = old?.equipmentId ?? null
  const useState = old?.useState ?? 'IN_USE'
  const filed = { ...values, equipmentNo, replaces, useState, source: 'CUSTOMER' } as const
  return equipment.file(work, session, filed, old ? equipmentFiles(old) : [])
}

/** D 2.5: numbers within their bounds, dates in their order. */
function refuseFields(work: Work, input: In<Save>): void {
  const { dailyHours, ratedFlow, ratedPower, workPressure, productionDate, installDate } = input
  if (decimal(dailyHours).gt('24')) throw badField('dailyHours')
  if (decimal(ratedFlow).eq('0')) throw badField('ratedFlow')
  if (ratedPower !== undefined && decimal(ratedPower).eq('0')) throw badField('ratedPower')
  if (workPressure !== undefined && (decimal(workPressure).lt('0.5') || decimal(workPressure).gt('400')))
    throw badField('workPressure')
  if (installDate > work.clock.today()) throw badField('installDate')
  if (productionDate !== undefined && productionDate > installDate) throw badField('productionDate')
}

export async function setEquipmentUse(
  work: Work,
  session: BoundSession,
  { equipmentId, version, useStatus, photos = [] }: In<'default POST /crmgas/record/equipment/status'>,
): Promise<Out<Save>> {
  const change = await lockedChange(work, session, equipmentId)
  const row = await equipment.locked(work, session, equipmentId, { version })
  refuseIf(useProblem(row, useStatus, photos.length))
  await use(work, session.userId, photos, `EQUIPMENT:${row.bp}`)
  await equipment.write(work, row, { useState: useStatus, scrapPhotoIds: [...photos], version: version + 1 })
  if (useStatus === 'SCRAPPED') await done(work, 'RECORD_EXPIRE', equipmentId, row.bp)
  if (change) await followUse(work, change, useStatus, session.userId)
  return shownEquipment(work, session, await equipment.own(work, session, equipmentId))
}

/** The change of a device that waits or was sent back, under its lock: taken before that of its device, as its review does. */
async function lockedChange(work: Work, session: BoundSession, id: string): Promise<Equipment | undefined> {
  const change = (await equipmentOf(work.db, session.bp)).find(({ replaces }) => replaces === id)
  return change && equipment.locked(work, session, change.equipmentId)
}

/** A change has no use of its own: it is in use as its device is, and comes to nothing with it (RC-02, RC-08). */
const followUse = (work: Work, change: Equipment, useState: Equipment['useState'], by: string): Promise<unknown> =>
  useState === 'SCRAPPED' ? equipment.move(work, change, 'DELETE', by) : equipment.write(work, change, { useState })

export async function deleteEquipment(
  work: Work,
  session: BoundSession,
  { equipmentId, version }: In<'default POST /crmgas/record/equipment/delete'>,
): Promise<true> {
  const row = await equipment.locked(work, session, equipmentId, { version })
  refuseIf(removeProblem(row))
  await equipment.move(work, row, 'DELETE', session.userId)
  return true
}
