import type { In, Out } from '@contract'
import { Manager as ManagerShape } from '@contract/butler'
import { addMonths, monthOf, toInstant, toMillis } from '@domain/date'
import { codes } from '@domain/codes'
import { hotlineKinds, managerRoles, visitKinds } from '@domain/statuses/butler'
import type { BoundSession, Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { shape } from '../../http/shape'
import { openText, sealText } from '../../secret'
import { urls } from '../file/service'
import { companyOf, customerOf } from '../membership/service'
import { notify } from '../notice/service'
import * as repo from './repo'
import { averageOf, editableUntil, tagsOfRating } from './rules/rating'

type Info = 'default GET /crmgas/butler/info'
type Visits = 'default GET /crmgas/butler/visits'
type Evaluate = 'default POST /crmgas/butler/evaluate'
type Lines = 'default GET /crmgas/hotline/list'
type Assign = 'btwob POST /butler/assign'
type Shown = Out<Info>['managers'][number]['manager']

/** Months over which ratings are counted. */
const MONTHS = 12
const HISTORY = 3

const isAway = (one: repo.Manager, today: string): boolean =>
  one.duty === 'ON_LEAVE' &&
  one.leaveFrom !== null &&
  one.leaveTo !== null &&
  one.leaveFrom <= today &&
  today <= one.leaveTo

/** The people that look after a customer now, by role, with the stand-in of each that is away (BT-01). */
async function presentOf(work: Work, { bp, companyCode }: { bp: string; companyCode: string }) {
  const rows = await repo.assignedTo(work.db, bp)
  const known = await repo.managersById(work.db, companyCode, [...new Set(rows.map(({ managerId }) => managerId))])
  const backups = await repo.managersById(
    work.db,
    companyCode,
    known.flatMap(({ backupManagerId }) => backupManagerId ?? []),
  )
  const byId = (id: string | null) => [...known, ...backups].find(({ managerId }) => managerId === id)
  const today = work.clock.today()
  const present = codes(managerRoles).flatMap((role) => {
    const row = rows.find((one) => one.role === role && one.until === null)
    const manager = row && byId(row.managerId)
    if (!row || !manager || manager.duty === 'LEFT') return []
    const away = isAway(manager, today)
    return [{ role, since: row.since, manager, away, backup: away ? byId(manager.backupManagerId) : undefined }]
  })
  return { rows, present, byId }
}

/** The butler of a customer, or the stand-in while the butler is away; undefined without one (BT-04). */
export async function butlerOf(work: Work, of: { bp: string; companyCode: string }) {
  const main = (await presentOf(work, of)).present.find(({ role }) => role === 'MAIN')
  const one = main?.backup ?? main?.manager
  return (
    one && {
      managerId: one.managerId,
      name: openText(work, one.name),
      phone: openText(work, one.phoneEnc),
      role: one.jobTitle,
    }
  )
}

export async function info(work: Work, session: BoundSession): Promise<Out<Info>> {
  const { rows, present, byId } = await presentOf(work, session)
  const pictures = await urls(
    work,
    present.flatMap(({ manager, backup }) => [manager, backup].flatMap((one) => fileIdsOf(one))),
  )
  const view = (one: repo.Manager): Shown => managerView(work, one, pictures)
  const main = present.find(({ role }) => role === 'MAIN')?.manager
  const month = monthOf(work.clock.today())
  const rated = main && (await repo.ratedSince(work.db, main.companyCode, main.managerId, addMonths(month, 1 - MONTHS)))
  const mine = main && (await repo.ratingOf(work.db, { ...session, managerId: main.managerId, month }))
  return {
    managers: present.map(({ role, since, manager, away, backup }) => ({
      role,
      roleName: managerRoles[role],
      since,
      manager: view(manager),
      leave: away && manager.leaveFrom && manager.leaveTo ? { from: manager.leaveFrom, to: manager.leaveTo } : null,
      backup: backup ? view(backup) : null,
    })),
    average: rated ? averageOf(rated) : null,
    evaluateCount: rated?.n ?? 0,
    myEvaluation: mine ? ratingView(work, mine) : null,
    history: rows
      .filter(({ role, until }) => role === 'MAIN' && until !== null)
      .slice(0, HISTORY)
      .map(({ managerId, since, until }) => ({ name: nameOf(work, byId(managerId)), since, until: until ?? '' })),
    tips: main ? '' : '暂未分配专属管家，您可拨打客服热线',
    tags: tagsOfRating,
  }
}

const nameOf = (work: Work, one: repo.Manager | undefined): string => (one ? openText(work, one.name) : '')

const fileIdsOf = (one: repo.Manager | undefined): string[] =>
  one ? [one.avatarFileId, one.wechatQrFileId].filter((id) => id !== null) : []

const managerView = (work: Work, one: repo.Manager, pictures: ReadonlyMap<string, string>): Shown =>
  shape(ManagerShape.properties, one, {
    name: openText(work, one.name),
    phone: openText(work, one.phoneEnc),
    wechatId: openText(work, one.wechatEnc),
    avatarUrl: pictures.get(one.avatarFileId ?? '') ?? null,
    wechatQrUrl: pictures.get(one.wechatQrFileId ?? '') ?? null,
  })

type Rating = NonNullable<Awaited<ReturnType<typeof repo.ratingOf>>>

const ratingView = (
  work: Work,
  {
    managerId,
    month,
    score,
    tags,
    commentEnc,
    anonymous,
    createdAt,
  }: Omit<Rating, 'bp' | 'companyCode' | 'userId' | 'updatedAt'>,
): Out<Evaluate> => ({
  managerId,
  month,
  score,
  tags,
  comment: openText(work, commentEnc),
  anonymous,
  editableUntil: toInstant(editableUntil(toMillis(createdAt))),
})

export async function visits(work: Work, { bp, companyCode }: BoundSession, input: In<Visits>): Promise<Out<Visits>> {
  const page = paged(input)
  const { rows, total } = await repo.visitsOf(work.db, bp, page)
  const managers = await repo.managersById(work.db, companyCode, [...new Set(rows.map((one) => one.managerId))])
  const files = await urls(
    work,
    rows.flatMap(({ fileIds }) => fileIds),
  )
  const list = rows.map(({ visitId, visitAt, kind, managerId, summaryEnc, fileIds }) => ({
    visitId,
    visitAt,
    kind,
    kindName: visitKinds[kind],
    managerName: nameOf(
      work,
      managers.find((one) => one.managerId === managerId),
    ),
    summary: openText(work, summaryEnc),
    files: fileIds.flatMap((fileId) => {
      const url = files.get(fileId)
      return url === undefined ? [] : [{ fileId, url }]
    }),
  }))
  return envelope(page, list, total)
}

/** BT-03: once per user, manager and month; for a day it may be changed. */
export async function evaluate(work: Work, session: BoundSession, input: In<Evaluate>): Promise<Out<Evaluate>> {
  const { bp, userId, companyCode } = session
  const { present } = await presentOf(work, session)
  const isOwn = present.some(({ manager, backup }) =>
    [manager, backup].some((one) => one?.managerId === input.managerId),
  )
  if (!isOwn) throw new Refusal('2902')
  const month = monthOf(work.clock.today())
  const key = { userId, companyCode, managerId: input.managerId, month }
  await repo.lockRater(work.db, userId)
  const before = await repo.ratingOf(work.db, key)
  if (before && editableUntil(toMillis(before.createdAt)) <= work.clock.now()) throw new Refusal('44201')
  const now = work.clock.iso()
  const { comment, managerId: _id, ...stars } = input
  const row = {
    ...key,
    ...stars,
    tags: [...stars.tags],
    bp: before?.bp ?? bp,
    commentEnc: sealText(work, comment.trim()),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  }
  await repo.saveRating(work.db, row)
  return ratingView(work, row)
}

/** BT-06; a company without lines of its own has its two numbers. */
export async function hotlines(work: Work, { companyCode }: BoundSession): Promise<Out<Lines>> {
  const company = await companyOf(work, companyCode)
  const rows = await repo.hotlinesOf(work.db, companyCode)
  const order = codes(hotlineKinds)
  const own = rows.map(({ hotlineId, kind, name, phone, hours }) => ({ hotlineId, kind, name, phone, hours }))
  const usual = [
    { kind: 'EMERGENCY' as const, phone: company?.emergencyHotline ?? '', hours: '24小时' },
    { kind: 'SERVICE' as const, phone: company?.hotline ?? '', hours: company?.businessHours ?? '' },
  ].map((line) => ({ ...line, hotlineId: line.kind, name: hotlineKinds[line.kind] }))
  const missing = usual.filter(({ kind, phone }) => phone !== '' && !own.some((one) => one.kind === kind))
  return {
    companyName: company?.companyName ?? '',
    list: [...own, ...missing]
      .map((line) => ({ ...line, kindName: hotlineKinds[line.kind] }))
      .sort(
        (a, b) =>
          Number(b.kind === 'EMERGENCY') - Number(a.kind === 'EMERGENCY') ||
          order.indexOf(a.kind) - order.indexOf(b.kind),
      ),
  }
}

/** BT-05. Refuses 2902 for a customer or a manager of another company. */
export async function assign(
  work: Work,
  { companyCode }: { companyCode: string },
  { bp, role, managerId }: In<Assign>,
): Promise<Out<Assign>> {
  const [manager] = await repo.managersById(work.db, companyCode, [managerId])
  if (!manager || manager.duty === 'LEFT' || !(await customerOf(work, bp, companyCode))) throw new Refusal('2902')
  const since = work.clock.today()
  const before = await repo.lockOpen(work.db, bp, role)
  if (before?.managerId === managerId) return { bp, role, managerId, since: before.since }
  if (before && before.since < since) await repo.endAssigned(work.db, before, since)
  await repo.assignRow(work.db, { bp, role, since, companyCode, managerId })
  if (role === 'MAIN' && before)
    await notify(
      work,
      { bp, companyCode, route: '/subPages/butler', bizId: managerId },
      {
        message: {
          templateCode: 'BT_CHANGED',
          params: { name: openText(work, manager.name) },
          dedupeKey: `BT_CHANGED|${bp}|${managerId}|${since}`,
        },
      },
    )
  return { bp, role, managerId, since }
}
