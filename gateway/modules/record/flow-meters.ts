import type { In, Out } from '@contract'
import { flowMeterCalls } from '@contract/record/flow-meters'
import { diffDays } from '@domain/date'
import { meterName } from '@domain/meter-name'
import { retireDate } from '@domain/records/meter-verify'
import { validityOf } from '@domain/records/validity'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902 } from '../../http/refusal'
import { shape } from '../../http/shape'
import { shownFiles } from '../file/service'
import { listMeters, type AccountKey, type Meter } from '../metering/service'
import { hasOpenTicket } from '../ticket/service'
import { countsOf } from './counts'
import { loadOfMeter } from './equipment-views'
import { siteNames } from './places'
import { equipmentOf } from './repo/devices'
import { meterEventsOf, meterFilesOf, verifiesOf, type MeterFile } from './repo/meter-files'

type List = 'default GET /crmgas/record/flowMeter/list'
type Detail = 'default GET /crmgas/record/flowMeter/detail'
type Short = Out<List>['list'][number]

const { properties } = flowMeterCalls['default GET /crmgas/record/flowMeter/detail'].out
const verified = properties.verifies.items.properties

/**
 * The end that a flow meter has: of its verification, or of the use of a small diaphragm meter, whichever comes first; null: none, or it
 * is out of use. Without a file the date of the meter itself counts.
 */
export function meterEnd(meter: Meter, file: MeterFile | undefined): string | null {
  if (file?.state === 'RETIRED') return null
  if (!file) return meter.verifyDueDate
  const retires = retireDate(file.flowType, meter.qmax, meter.installDate)
  const ends = [file.nextVerifyDate, retires].filter((end) => end !== null)
  return ends.length === 0 ? null : ends.reduce((first, one) => (one < first ? one : first))
}

/** Meters that are in place or have a file, with it. */
export async function filedMeters(
  work: Work,
  key: AccountKey,
): Promise<{ meter: Meter; file: MeterFile | undefined }[]> {
  const files = await meterFilesOf(work.db, key.bp)
  return (await listMeters(work, key))
    .map((meter) => ({ meter, file: files.find(({ meterId }) => meterId === meter.meterId) }))
    .filter(({ meter, file }) => meter.state !== 'REMOVED' || file !== undefined)
}

interface Filed {
  meter: Meter
  file: MeterFile | undefined
}

function shortOf({ meter, file }: Filed, sites: ReadonlyMap<string, string>, today: string): Short {
  const end = meterEnd(meter, file)
  return {
    meterId: meter.meterId,
    meterNo: meter.meterNo,
    name: meterName(meter),
    model: meter.model,
    caliber: meter.caliber,
    qmin: file?.qmin ?? null,
    qmax: meter.qmax,
    flowType: file?.flowType ?? null,
    siteId: file?.siteId ?? null,
    siteName: sites.get(file?.siteId ?? '') ?? meter.location,
    nextVerifyDate: end,
    daysLeft: end === null ? null : diffDays(today, end),
    validity: validityOf(end, today),
    state: file?.state ?? null,
    commStatus: meter.onlineState === 'NA' ? 'NONE' : meter.onlineState,
  }
}

export async function flowMeterList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const sites = await siteNames(work, session.bp)
  const all = (await filedMeters(work, session))
    .map((one) => shortOf(one, sites, work.clock.today()))
    .filter(({ siteId }) => input.siteId === undefined || siteId === input.siteId)
  return {
    list: all.filter(({ validity }) => input.validity === undefined || validity === input.validity),
    counts: countsOf(all),
  }
}

export async function flowMeterDetail(work: Work, session: BoundSession, input: In<Detail>): Promise<Out<Detail>> {
  const found = (await filedMeters(work, session)).find(({ meter }) => meter.meterNo === input.meterNo)
  const { meter, file } = ownOr2902(found)
  const short = shortOf({ meter, file }, await siteNames(work, session.bp), work.clock.today())
  const verifies = await verifiesOf(work.db, { bp: session.bp, meterId: meter.meterId })
  const events = await meterEventsOf(work.db, { bp: session.bp, meterId: meter.meterId })
  const files = await shownFiles(
    work,
    verifies.flatMap(({ certificateIds }) => certificateIds),
  )
  return shape(properties, short, {
    maker: meter.maker,
    factoryNo: file?.factoryNo ?? '',
    accuracyClass: file?.accuracyClass ?? null,
    workPressureMax: file?.workPressureMax ?? null,
    corrector: correctorOf(file),
    manufactureDate: file?.manufactureDate ?? null,
    installDate: meter.installDate,
    retireDate: file ? retireDate(file.flowType, meter.qmax, meter.installDate) : null,
    cycleMonths: file?.cycleMonths ?? null,
    lastVerifyDate: file?.lastVerifyDate ?? null,
    certificateNo: file?.certificateNo ?? '',
    verifyOrg: file?.verifyOrg ?? '',
    verifyResult: file?.verifyResult ?? null,
    sealNo: file?.sealNo ?? '',
    lastCommAt: meter.lastFrameAt,
    load: loadOfMeter(meter, await equipmentOf(work.db, session.bp)),
    isAsked: await hasOpenTicket(work, session.bp, ['A_VERIFY'], meter.meterNo),
    verifies: verifies.map((one) =>
      shape(verified, one, { files: one.certificateIds.flatMap((fileId) => files.get(fileId) ?? []) }),
    ),
    events: events.map(({ eventId, kind, at, note, oldReading, newReading }) => ({
      eventId,
      kind,
      at,
      note,
      oldReading,
      newReading,
    })),
  })
}

const correctorOf = (file: MeterFile | undefined) =>
  file?.correctorModel == null
    ? null
    : { model: file.correctorModel, no: file.correctorNo ?? '', battery: file.correctorBattery }
