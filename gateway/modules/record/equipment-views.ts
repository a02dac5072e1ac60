import type { In, Out } from '@contract'
import { equipmentCalls } from '@contract/record/equipment'
import { meterName } from '@domain/meter-name'
import { loadOf } from '@domain/records/load'
import { validityOf } from '@domain/records/validity'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { cutPage } from '../../http/page'
import { shape } from '../../http/shape'
import { urls } from '../file/service'
import { listMeters, type Meter } from '../metering/service'
import { countsOf, revisionIn } from './counts'
import { equipment } from './equipment-case'
import { picturesIn } from './pictures'
import { siteNames } from './places'
import { equipmentOf, type Equipment } from './repo/devices'
import { actsOf } from './rules/device'

type List = 'default GET /crmgas/record/equipment/list'
type Detail = 'default GET /crmgas/record/equipment/detail'
type Shown = Out<'default POST /crmgas/record/equipment/save'>

const { properties } = equipmentCalls['default POST /crmgas/record/equipment/save'].out

/** What is around the records of a customer. */
interface Around {
  today: string
  meters: readonly Meter[]
  sites: ReadonlyMap<string, string>
  all: readonly Equipment[]
}

const around = async (work: Work, session: BoundSession): Promise<Around> => ({
  today: work.clock.today(),
  meters: await listMeters(work, session),
  sites: await siteNames(work, session.bp),
  all: await equipmentOf(work.db, session.bp),
})

const rowOf = (row: Equipment, { today, meters, sites, all }: Around): Shown =>
  shape(properties, row, {
    meterNo: meters.find(({ meterId }) => meterId === row.meterId)?.meterNo ?? '',
    siteName: sites.get(row.siteId ?? '') ?? '',
    flameProtection: row.flameProtection ? '1' : '0',
    validity: validityOf(row.expireDate, today),
    useStatus: row.useState,
    reviewStatus: row.state,
    rejectReason: row.rejectReason ?? '',
    revision: revisionIn(
      all.map((one) => ({ ...one, id: one.equipmentId })),
      row.equipmentId,
    ),
  })

/** A device as its customer sees it. */
export const shownEquipment = async (work: Work, session: BoundSession, row: Equipment): Promise<Shown> =>
  rowOf(row, await around(work, session))

/** Devices that count for the load of a meter, each with its newest values (RC-02). */
export const loading = (all: readonly Equipment[]): Equipment[] =>
  all.filter(
    (one) =>
      one.useState === 'IN_USE' &&
      (one.state === 'PENDING' || one.state === 'CONFIRMED') &&
      !all.some((change) => change.replaces === one.equipmentId && change.state === 'PENDING'),
  )

/** RC-02 of one meter. */
export const loadOfMeter = (meter: Meter, all: readonly Equipment[]) => ({
  meterNo: meter.meterNo,
  name: meterName(meter),
  qmax: meter.qmax,
  ...loadOf(
    loading(all).filter(({ meterId }) => meterId === meter.meterId),
    meter.qmax,
  ),
})

export async function equipmentList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const about = await around(work, session)
  const { siteId, meterNo, useStatus, validity } = input
  const rows = about.all
    .filter(({ replaces }) => replaces === null)
    .map((row) => rowOf(row, about))
    .filter(
      (row) =>
        (siteId === undefined || row.siteId === siteId) &&
        (meterNo === undefined || row.meterNo === meterNo) &&
        (useStatus === undefined || row.useStatus === useStatus),
    )
  const load = about.meters
    .filter(({ meterId, state }) => state !== 'REMOVED' && about.all.some((one) => one.meterId === meterId))
    .map((meter) => loadOfMeter(meter, about.all))
  const asked = rows.filter((row) => validity === undefined || row.validity === validity)
  const page = cutPage(asked, input)
  return { ...page, list: await withPhotos(work, page.list, about), load, counts: countsOf(rows) }
}

/** The rows of a page with the photo of each device, that of its plate where there is no other. */
async function withPhotos(work: Work, rows: readonly Shown[], { all }: Around): Promise<Out<List>['list']> {
  const photoOf = ({ equipmentId }: Shown): string => {
    const device = all.find((one) => one.equipmentId === equipmentId)
    return device?.photoIds[0] ?? device?.platePhotoId ?? ''
  }
  const addresses = await urls(work, rows.map(photoOf).filter(Boolean))
  return rows.map((row) => ({ ...row, photo: picturesIn(addresses, [photoOf(row)])[0] ?? null }))
}

export async function equipmentDetail(work: Work, session: BoundSession, input: In<Detail>): Promise<Out<Detail>> {
  const row = await equipment.own(work, session, input.equipmentId)
  const about = await around(work, session)
  const shown = rowOf(row, about)
  const meter = about.meters.find(({ meterId }) => meterId === row.meterId)
  const addresses = await urls(work, [row.platePhotoId ?? '', ...row.photoIds, ...row.scrapPhotoIds].filter(Boolean))
  return {
    ...shown,
    hoursAt: row.hoursAt,
    platePhoto: picturesIn(addresses, [row.platePhotoId ?? ''])[0] ?? null,
    photos: picturesIn(addresses, row.photoIds),
    scrapPhotos: picturesIn(addresses, row.scrapPhotoIds),
    load: meter ? loadOfMeter(meter, about.all) : null,
    actions: actsOf(row, maySee(session, 'RECORD_MANAGE'), shown.revision !== null),
  }
}
