import { addDays, addMonthsClamped } from '@domain/date'
import { verifyCycle } from '@domain/records/meter-verify'
import { endOfLife } from '@domain/records/validity'
import { alarmKinds, equipmentTypes } from '@domain/statuses/gas-device'
import { insertCase } from '../../db/case-rows'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { receive, use } from '../../modules/file/service'
import { listMeters, setVerifyDue } from '../../modules/metering/service'
import { alarms } from '../../modules/record/alarm-case'
import { equipment } from '../../modules/record/equipment-case'
import { insertMeterEvent, insertVerify, saveMeterFile } from '../../modules/record/repo/meter-files'
import { quiet } from '../../modules/record/rules/live'
import { numberAfter } from '../../modules/record/rules/device'
import { customers } from '../customers'
import { sceneOf } from '../inspections/pictures'
import { actorOf } from '../energy/story'
import { equipmentOfDemo, type DemoEquipment } from './devices'
import { alarmsOfDemo, metersOfDemo, type DemoAlarm, type DemoMeterFile } from './safety'
import { seedAlarmHistory } from './history'

const companyOf = (bp: string): string => customers.find((one) => one.bp === bp)?.companyCode ?? ''

/** Archives of the demo's customers: equipment, alarms, metrology of flow meters (D 8.5). */
export async function seedRecords(work: Work): Promise<void> {
  const last = new Map<string, string>()
  const numberOf = (prefix: 'SB' | 'BJ', bp: string): string => {
    const number = numberAfter(prefix, last.get(prefix + bp) ?? null)
    last.set(prefix + bp, number)
    return number
  }
  for (const one of equipmentOfDemo) await addEquipment(work, one, numberOf('SB', one.bp))
  for (const one of alarmsOfDemo) await addAlarm(work, one, numberOf('BJ', one.bp))
  for (const one of metersOfDemo) await addMeterFile(work, one)
}

async function addEquipment(work: Work, one: DemoEquipment, equipmentNo: string): Promise<void> {
  const { endsIn = 2000, declared, ...plate } = one
  const { lifeYears } = equipmentTypes[one.equipmentType]
  const installDate = addMonthsClamped(addDays(work.clock.today(), endsIn), -12 * lifeYears)
  const by = { bp: one.bp, companyCode: companyOf(one.bp), userId: '' }
  const values = {
    ...plate,
    equipmentNo,
    serialNo: `${one.model}-${equipmentNo.slice(-3)}`,
    hoursAt: work.clock.iso(),
    flameProtection: true,
    productionDate: addDays(installDate, -90),
    installDate,
    lifeYears,
    expireDate: endOfLife(installDate, lifeYears),
  }
  if (declared === undefined) {
    await onFile(work, equipment.any, { ...values, ...by, userId: null, equipmentId: newId(work.clock.now()) })
    return
  }
  const { userId } = await actorOf(work, one.bp)
  const bytes = await sceneOf('board', { isMended: true, no: Number(equipmentNo.slice(-3)) })
  const owner = { type: 'USER' as const, id: userId, companyCode: by.companyCode }
  const { fileId } = await receive(work, owner, { bizType: 'EQUIPMENT', name: 'plate.jpg', bytes })
  const filed = { ...values, platePhotoId: fileId, userId, source: 'CUSTOMER' } as const
  if (declared === 'PENDING') {
    await equipment.file(work, { ...by, userId }, filed)
    return
  }
  await use(work, userId, [fileId], `EQUIPMENT:${one.bp}`)
  await onFile(work, equipment.any, { ...filed, ...by, userId, equipmentId: newId(work.clock.now()) })
}

async function addAlarm(work: Work, one: DemoAlarm, alarmNo: string): Promise<void> {
  const { lifeEndsIn, calibrateIn, checkIn, device, ...plate } = one
  const today = work.clock.today()
  const { lifeYears, calibrateMonths, checkMonths } = alarmKinds[one.kind]
  const expireDate = addDays(today, lifeEndsIn)
  const productionDate = addMonthsClamped(expireDate, -12 * lifeYears)
  const done = (endsIn: number | undefined, months: number | null) =>
    endsIn === undefined || months === null ? null : addMonthsClamped(addDays(today, endsIn), -months)
  const deviceCode = device ?? null
  const alarmId = newId(work.clock.now())
  await onFile(work, alarms.any, {
    ...plate,
    ...quiet(deviceCode),
    alarmId,
    companyCode: companyOf(one.bp),
    alarmNo,
    deviceCode,
    productionDate,
    expireDate,
    serialNo: `${one.model}-${alarmNo.slice(-3)}`,
    installDate: addDays(productionDate, 45),
    lastCalibrateDate: done(calibrateIn, calibrateMonths),
    nextCalibrateDate: calibrateIn === undefined ? null : addDays(today, calibrateIn),
    lastCheckDate: done(checkIn, checkMonths),
    nextCheckDate: checkIn === undefined ? null : addDays(today, checkIn),
  })
  await seedAlarmHistory(work, { bp: one.bp, companyCode: companyOf(one.bp), alarmId, kind: one.kind })
}

async function addMeterFile(work: Work, one: DemoMeterFile): Promise<void> {
  const { bp, meterId, flowType, nextIn, corrector, isVerifying } = one
  const companyCode = companyOf(bp)
  const meter = (await listMeters(work, { bp, companyCode })).find((found) => found.meterId === meterId)
  if (!meter) return
  const now = work.clock.iso()
  const cycleMonths = verifyCycle(flowType, '1.0', meter.qmax)
  const next = nextIn === null ? meter.verifyDueDate : addDays(work.clock.today(), nextIn)
  if (next === null) return
  const lastVerifyDate = addDays(addMonthsClamped(next, -(cycleMonths ?? 24)), 1)
  const verified = {
    org: '河北省计量监督检测研究院',
    certificateNo: `JL${lastVerifyDate.replaceAll('-', '')}-${meterId.slice(-3)}`,
  }
  await saveMeterFile(work.db, {
    bp,
    meterId,
    companyCode,
    flowType,
    cycleMonths,
    lastVerifyDate,
    nextVerifyDate: next,
    factoryNo: `${meter.model.split(' ')[0] ?? ''}${meterId.slice(-4)}`,
    accuracyClass: '1.0',
    qmin: (Number(meter.qmax) / 20).toFixed(2),
    workPressureMax: '400.00',
    correctorModel: corrector?.model ?? null,
    correctorNo: corrector?.no ?? null,
    correctorBattery: corrector?.battery ?? null,
    manufactureDate: addDays(lastVerifyDate, -60),
    certificateNo: verified.certificateNo,
    verifyOrg: verified.org,
    verifyResult: 'PASS' as const,
    sealNo: `QF${meterId.slice(-4)}`,
    state: isVerifying ? 'VERIFYING' : 'IN_USE',
    createdAt: now,
    updatedAt: now,
  })
  await setVerifyDue(work, meter, next)
  const event = (kind: 'INSTALL' | 'VERIFY_SEND' | 'VERIFY_BACK' | 'SEAL_CHANGE', day: string, note: string) =>
    insertMeterEvent(work.db, {
      bp,
      companyCode,
      meterId,
      kind,
      note,
      eventId: newId(work.clock.now()),
      at: `${day}T09:30:00+08:00`,
      createdAt: now,
    })
  for (const years of [2, 1, 0]) {
    const verifyDate = addMonthsClamped(lastVerifyDate, -(cycleMonths ?? 24) * years)
    await insertVerify(work.db, {
      bp,
      companyCode,
      meterId,
      verifyId: newId(work.clock.now()),
      verifyDate,
      createdAt: now,
      org: verified.org,
      certificateNo: `JL${verifyDate.replaceAll('-', '')}-${meterId.slice(-3)}`,
      result: 'PASS',
      errorAtQmax: years === 0 ? '0.32' : '0.41',
      kind: years === 2 ? 'FIRST' : 'PERIODIC',
    })
    await event('SEAL_CHANGE', addDays(verifyDate, 3), '检定后更换铅封')
  }
  if (isVerifying) await event('VERIFY_SEND', addDays(work.clock.today(), -4), '周期检定送检')
}

const onFile = (work: Work, kind: Parameters<typeof insertCase>[1], values: Record<string, unknown>) =>
  insertCase(work.db, kind, {
    source: 'COMPANY',
    ...values,
    state: 'CONFIRMED',
    createdAt: work.clock.iso(),
    updatedAt: work.clock.iso(),
  })
