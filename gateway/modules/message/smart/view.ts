import type { In, Out } from '@contract'
import { SmartMessage } from '@contract/smart-message'
import { HOUR, MINUTE, toInstant } from '@domain/date'
import { afterAction, firstFindings, isMuted, LONGEST_IGNORED, rulesSeen, smartRules } from '@domain/smart-message'
import type { BoundSession, Ctx, Work } from '../../../http/context'
import { maySee } from '../../../http/may-see'
import { envelope, paged } from '../../../http/page'
import { Refusal } from '../../../http/refusal'
import { shape } from '../../../http/shape'
import {
  countPast,
  ignoredSince,
  lockFinding,
  lookedAt,
  markSeen,
  openFindings,
  pastFindings,
  saveState,
  type SeenRow,
  type Viewer,
} from '../repo/smart'
import { lookAt } from './look'

type List = 'default GET /crmgas/smartMessage/list'
type Act = 'default POST /crmgas/smartMessage/action'

/** Older findings are looked for again when the page opens: a payment may have settled them since. */
const FRESH = HOUR
/** Between two looks that are asked for. */
const ASKED_FRESH = 10 * MINUTE

/** smartMessage/list. 2906 where the last look was less than ten minutes ago and another is asked for. */
export async function smartList(
  ctx: Ctx<BoundSession>,
  session: BoundSession,
  { refresh, ...input }: In<List>,
): Promise<Out<List>> {
  const isAsked = refresh === '1'
  const before = toInstant(ctx.clock.now() - (isAsked ? ASKED_FRESH : FRESH))
  const last = await lookedAt(ctx.db, session.bp)
  const isDue = last === null || last <= before
  const looked = isDue && (await ctx.transaction((work) => lookAt(work, keyOf(session), before)))
  if (isAsked && !looked) throw new Refusal('2906')
  const answer = await view(ctx, session, input)
  const fresh = answer.pageNum === 1 ? answer.live.filter(({ status }) => status === 'new') : []
  if (fresh.length > 0) await ctx.transaction((work) => seen(work, session, fresh))
  return answer
}

/** Listed once as new, from then on read. */
const seen = (work: Work, session: BoundSession, fresh: Out<List>['live']): Promise<void> =>
  markSeen(
    work.db,
    fresh.map(({ smartId, ruleCode }) => ({
      ...keyOf(session),
      smartId,
      ruleCode,
      userId: session.userId,
      status: 'read' as const,
      reason: null,
      at: work.clock.iso(),
    })),
  )

async function view(work: Work, session: BoundSession, input: Omit<In<List>, 'refresh'>): Promise<Out<List>> {
  const page = paged(input)
  const viewer = viewerOf(work, session)
  const ignored = (await ignoredSince(work.db, session.bp, toInstant(work.clock.now() - LONGEST_IGNORED))).filter(
    ({ userId, ruleCode, at }) => userId === session.userId && isMuted(ruleCode, at, work.clock.now()),
  )
  const open = (await openFindings(work.db, viewer)).filter(
    ({ ruleCode }) => !ignored.some((one) => one.ruleCode === ruleCode),
  )
  const past = await pastFindings(work.db, viewer, page)
  return {
    ...envelope(
      page,
      past.map((row) => ({ ...rowOf(row), series: [] })),
      await countPast(work.db, viewer),
    ),
    generatedAt: (await lookedAt(work.db, session.bp)) ?? work.clock.iso(),
    live: firstFindings(open).map(rowOf),
  }
}

/** smartMessage/action. E6010 for what is over, is not the customer's, shows what the user may not see, or has been dealt with otherwise. */
export async function smartAct(
  work: Work,
  session: BoundSession,
  { smartId, action, reason }: In<Act>,
): Promise<Out<Act>> {
  const found = await lockFinding(work.db, viewerOf(work, session), smartId)
  const before = found?.status ?? 'new'
  const status = found ? afterAction(before, action) : null
  if (!found || status === null) throw new Refusal('E6010')
  if (status !== before)
    await saveState(work.db, {
      ...keyOf(session),
      smartId,
      userId: session.userId,
      ruleCode: found.ruleCode,
      status,
      reason: action === 'ignore' ? (reason ?? null) : null,
      at: work.clock.iso(),
    })
  return { status }
}

const keyOf = ({ bp, companyCode }: BoundSession) => ({ bp, companyCode })

const viewerOf = (work: Work, session: BoundSession): Viewer => ({
  bp: session.bp,
  userId: session.userId,
  rules: rulesSeen((model) => maySee(session, model)),
  now: work.clock.iso(),
})

const rowOf = (row: SeenRow) =>
  shape(SmartMessage.properties, row, {
    severity: smartRules[row.ruleCode].severity,
    asOf: row.knownUntil,
    status: row.status ?? 'new',
  })
