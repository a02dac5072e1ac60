import type { In, Out } from '@contract'
import { cities } from '@domain/city/cities'
import type { Span } from '@domain/outlet/hours'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { envelope, paged } from '../../http/page'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { audit } from '../identity/service'
import { keptPhotos, photosOf } from './photos'
import { findOutlet, insertOutlet, outletPage, updateOutlet, type OutletRow } from './repo'
import { wrongField } from './rules/saved'

type List = 'btwob GET /outlet/list'
type Save = 'btwob POST /outlet/save'

export interface Staff {
  userId: string
  companyCode: string
}

const viewOf = (
  work: Work,
  { companyCode: _company, waiting: _waiting, waitingAt: _waitingAt, createdAt: _createdAt, ...row }: OutletRow,
): Out<Save> => ({
  ...row,
  photos: photosOf(work, row),
  openWeek: row.openWeek.map(spansOf),
  specialDays: row.specialDays.map((day) => ({ ...day, spans: spansOf(day.spans) })),
})

const spansOf = (spans: readonly Span[]) => spans.map(([from, to]): [string, string] => [from, to])

export async function staffList(work: Work, { companyCode }: Staff, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { rows, total } = await outletPage(work.db, companyCode, { ...page, status: input.status })
  return {
    ...envelope(
      page,
      rows.map((row) => viewOf(work, row)),
      total,
    ),
    cities: cities.map(({ cityCode, name }) => ({ cityCode, name })),
  }
}

/** Makes an outlet of the company, or changes one. Refuses 2901 with the field, 2902, 44852, and 2904 where another one was first. */
export async function save(work: Work, { userId, companyCode }: Staff, input: In<Save>): Promise<Out<Save>> {
  const { requestNo: _once, outletId: asked, version, photoFileIds, ...fields } = input
  const before = asked === undefined ? undefined : ownOr2902(await findOutlet(work.db, companyCode, asked))
  const wrong = wrongField(fields)
  if (wrong !== null) throw badField(wrong)
  const now = work.clock.iso()
  const outletId = before?.outletId ?? newId(work.clock.now())
  const photos = await keptPhotos(work, userId, before ?? { outletId, photos: [] }, photoFileIds)
  const row = {
    ...fields,
    companyCode,
    outletId,
    openWeek: jsonb(fields.openWeek),
    specialDays: jsonb(fields.specialDays),
    services: jsonb(fields.services),
    photos: jsonb(photos),
    waiting: null,
    waitingAt: null,
    version: version + 1,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  }
  if (!before) await insertOutlet(work.db, row)
  else if (!(await updateOutlet(work.db, row, version))) throw new Refusal('2904')
  await audit(work, {
    entity: 'outlet',
    entityId: `${companyCode}|${outletId}`,
    bp: null,
    from: before?.status ?? '',
    to: row.status,
    by: userId,
  })
  return { ...fields, outletId, photos: photosOf(work, { photos }), version: row.version, updatedAt: now }
}
