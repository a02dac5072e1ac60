import type { In, Out } from '@contract'
import { certStatusOn, FOREVER, qualificationKinds } from '@domain/statuses/certification'
import type { Row } from '../../db/rows'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { badField, Refusal } from '../../http/refusal'
import { urls } from '../file/service'
import { certOfCustomer } from './detail'
import { qualifications } from './qualification-case'
import type { CertRow } from './repo'
import { endsSoon } from './rules/validity'

type List = 'default GET /enterprise/qualification/list'
type Save = 'default POST /enterprise/qualification/save'
export type Qualification = Out<Save>
type Addresses = ReadonlyMap<string, string>

/** Call 85: the certification first, then what else was submitted; files for the master only (CE-12). */
export async function qualificationList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const cert = await certOfCustomer(work, session)
  const { list: rows, total } = await qualifications.list(work, session, { tab: 'all', ...input, before: cert ? 1 : 0 })
  const first = cert && page.offset === 0 ? [cert] : []
  const ids = [...rows.flatMap(({ fileIds }) => fileIds), ...first.flatMap(({ licenseFileId }) => licenseFileId ?? [])]
  const addresses = session.isMaster ? await urls(work, ids) : new Map<string, string>()
  const today = work.clock.today()
  const list = [
    ...first.map((one) => rowOfCert(one, addresses, today)),
    ...rows.map((row) => rowOf(row, addresses, today)),
  ]
  return envelope(page, list, total)
}

/** Call 86: a new paper, a rejected one again, or the renewal of one that has passed (a new row; the old one ends when it passes). */
export async function saveQualification(work: Work, session: BoundSession, input: In<Save>): Promise<Qualification> {
  const fileIds = [...new Set(input.fileIds)]
  if (fileIds.length === 0) throw new Refusal('2312')
  const today = work.clock.today()
  if (input.validTo !== undefined && input.validTo < today) throw badField('validTo')
  const old = input.qualId === undefined ? undefined : await qualifications.locked(work, session, input.qualId)
  if (old && old.kind !== input.kind) throw new Refusal('2902')
  if (old?.status === '10' || old?.status === '60') throw new Refusal('2904')
  await refuseTwin(work, session, old)
  const set = { fileIds, validTo: input.validTo ?? null, rejectReason: null, submittedBy: session.userId }
  const saved =
    old?.status === '30'
      ? await qualifications.move(work, old, 'SUBMIT', session.userId, { set })
      : await qualifications.file(work, session, { ...set, kind: input.kind, replaces: old?.qualId ?? null })
  return rowOf(saved, await urls(work, fileIds), today)
}

/** One renewal of a paper at a time, and none once another has taken its place (C 3.4): of two that pass both would hold. */
async function refuseTwin(work: Work, session: BoundSession, old: Row<'qualification'> | undefined): Promise<void> {
  if (!old) return
  const all = await qualifications.lockAll(work, session)
  const renewed = old.status === '30' ? old.replaces : old.qualId
  if (renewed === null) return
  const waits = all.some(({ replaces, status }) => replaces === renewed && status === '10')
  const isOver = (await qualifications.own(work, session, renewed)).status === '60'
  if (waits || isOver) throw new Refusal('2904')
}

const shown = (
  kind: keyof typeof qualificationKinds,
  { status, validTo }: Pick<CertRow, 'status' | 'validTo'> | Pick<Row<'qualification'>, 'status' | 'validTo'>,
  today: string,
) => ({
  kind,
  kindName: qualificationKinds[kind].name,
  purpose: qualificationKinds[kind].purpose,
  status: certStatusOn({ status, validTo }, today),
  validTo: validTo === FOREVER ? null : validTo,
  endsSoon: endsSoon({ status, validTo }, today) ? ('1' as const) : ('0' as const),
})

const filesOf = (ids: readonly string[], addresses: Addresses) =>
  ids.flatMap((fileId) => {
    const url = addresses.get(fileId)
    return url === undefined ? [] : [{ fileId, url }]
  })

const rowOf = (row: Row<'qualification'>, addresses: Addresses, today: string): Qualification => ({
  ...shown(row.kind, row, today),
  qualId: row.qualId,
  rejectReason: row.rejectReason ?? '',
  files: filesOf(row.fileIds, addresses),
  certId: null,
  updatedAt: row.updatedAt,
})

const rowOfCert = (cert: CertRow, addresses: Addresses, today: string): Qualification => ({
  ...shown('LICENSE', cert, today),
  qualId: cert.certId,
  rejectReason: cert.rejectReason ?? '',
  files: filesOf(cert.licenseFileId === null ? [] : [cert.licenseFileId], addresses),
  certId: cert.certId,
  updatedAt: cert.updatedAt,
})
