import { createHmac, randomBytes } from 'node:crypto'
import type { In, Out } from '@contract'
import { DAY, toInstant, toMillis } from '@domain/date'
import type { ShareTarget } from '@domain/statuses/share'
import type { Ctx, Work } from '../../http/context'
import { originOf } from '../../http/origin'
import { Refusal } from '../../http/refusal'
import { entriesOf } from '../../wiring'
import { pictureOf } from '../file/service'
import { companyOf, logoOf } from '../membership/service'
import { addVisit, countOpening, findShare, keepShare } from './repo'
import { codeOf, CODE_LENGTH, cutTo, SHARE_DAYS, SHARE_PAGE, stateOf } from './rules/share'
import { shareables, type Snapshot } from './targets'

type Create = 'default POST /crmgas/share/create'
type Resolve = 'default GET /crmgas/share/resolve'
type Visit = 'default POST /crmgas/share/visit'

const TITLE = 60
const DESC = 80

const snapshotOf = async (
  work: Work,
  type: ShareTarget,
  of: { companyCode: string; id: string; code: string },
): Promise<Snapshot | null> =>
  (await entriesOf(work, shareables).get(type)?.(work, of.companyCode, of.id, of.code)) ?? null

/**
 * The code of visitors for one thing: the same for all of them (E-S-09: it has no sharer), so that no visitor makes rows without an end.
 * SHA-512: bytes for a code many times over.
 */
const codeOfVisitors = (work: Work, shared: readonly string[]): string =>
  codeOf(
    createHmac('sha512', work.config.dataKey)
      .update(JSON.stringify(['visitors share', ...shared]))
      .digest(),
  )

/** E-S-01, E-S-03, E-S-09: a user shares for the own company, a visitor for that of the share that led to it. */
export async function create(ctx: Ctx, { targetType, targetId, channel, s }: In<Create>): Promise<Out<Create>> {
  const { session } = ctx
  const before = s === undefined ? undefined : await findShare(ctx.db, s)
  const companyCode = session?.companyCode || before?.companyCode || ''
  const fresh = session
    ? codeOf(randomBytes(4 * CODE_LENGTH))
    : codeOfVisitors(ctx, [companyCode, targetType, targetId, channel])
  const found = await snapshotOf(ctx, targetType, { companyCode, id: targetId, code: fresh })
  if (!found) throw new Refusal('E3001')
  const card = { title: cutTo(found.title, TITLE), desc: cutTo(found.desc, DESC), imageUrl: found.imageUrl }
  const expireAt = toInstant(ctx.clock.now() + SHARE_DAYS * DAY)
  const shareCode = await keepShare(ctx.db, {
    code: fresh,
    companyCode,
    bp: session?.bp ?? '',
    createdAt: ctx.clock.iso(),
    targetType,
    targetId,
    channel,
    sharerUserId: session?.userId ?? '',
    title: card.title,
    description: card.desc,
    imageUrl: card.imageUrl,
    expireAt,
  })
  const path = `${SHARE_PAGE}?s=${shareCode}`
  return { shareCode, ...card, imageUrl: pictureOf(ctx, card.imageUrl), path, h5Url: originOf(ctx) + path, expireAt }
}

/** E-S-07. */
export async function resolve(work: Work, { s }: In<Resolve>): Promise<Out<Resolve>> {
  const row = await findShare(work.db, s)
  if (!row) throw new Refusal('E3002')
  const { targetType, targetId, companyCode } = row
  const found = await snapshotOf(work, targetType, { companyCode, id: targetId, code: s })
  const company = await companyOf(work, companyCode)
  return {
    state: stateOf(found !== null, toMillis(row.expireAt), work.clock.now()),
    targetType,
    targetId,
    // What was withdrawn is not shown any more, not even by its title.
    title: found ? row.title : '',
    desc: found ? row.description : '',
    imageUrl: found ? pictureOf(work, row.imageUrl) : '',
    companyName: company?.companyName ?? '',
    logo: company ? await logoOf(work, company.tenantId) : '',
    route: found?.route ?? null,
    isPublic: found?.isPublic ?? true,
  }
}

/** What follows from a share; the sharer's own is no success of it (E-S-08). */
const FOLLOWS: readonly In<Visit>['action'][] = ['login', 'lead']

/** Counts visitors of a share; of a code that does not exist nothing is kept, with the same answer. */
export async function visit(work: Ctx, { s, visitorKey, platform, action }: In<Visit>): Promise<null> {
  const row = await findShare(work.db, s)
  if (!row) return null
  if (FOLLOWS.includes(action) && work.session?.userId === row.sharerUserId) return null
  const day = work.clock.today()
  const isNew = await addVisit(work.db, {
    code: s,
    visitorHash: createHmac('sha256', work.config.dataKey).update(`${day}|${visitorKey}`).digest('base64url'),
    day,
    action,
    platform,
    at: work.clock.iso(),
  })
  if (action === 'open') await countOpening(work.db, s, isNew)
  return null
}

/** The user, company and customer that made a share; undefined for a code that does not exist. */
export const linkOf = (
  work: Work,
  code: string,
): Promise<{ sharerUserId: string; companyCode: string; bp: string } | undefined> => findShare(work.db, code)

/** What a code stands for; E3002 where it is of another kind, or none. */
export async function shareOf(
  work: Work,
  code: string,
  type: ShareTarget,
): Promise<{ companyCode: string; targetId: string }> {
  const row = await findShare(work.db, code)
  if (row?.targetType !== type) throw new Refusal('E3002')
  return { companyCode: row.companyCode, targetId: row.targetId }
}
