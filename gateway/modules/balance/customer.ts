import type { In, Out } from '@contract'
import { ResponseDay } from '@contract/balance/words'
import { mostNow, mostOf } from '@domain/balance'
import { maskPhone } from '@domain/mask'
import { compareVolume, ZERO_VOLUME } from '@domain/volume'
import { balanceTabs } from '@domain/statuses/balance'
import { errorText } from '@domain/errors'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { envelope, paged } from '../../http/page'
import { ownOr2902 } from '../../http/refusal'
import { shape } from '../../http/shape'
import { openText } from '../../secret'
import { applies } from './apply-case'
import { applyBar, withdrawable, type Bar } from './bars'
import { baselinesOf, type GroupBaseline } from './baselines'
import { countActivities, findActivity, pageOfActivities, type Activity, type Chosen } from './repo/activities'
import { appliesFrom, appliesTo, idOfNo, type Apply } from './repo/applies'
import { daysOf } from './repo/days'
import { isInTheWay } from './rules/twin'
import { seenActivity, viewerOf } from './seen'
import { activityView, applyView } from './views'

type List = 'zh GET /activity/list'
type Detail = 'zh GET /activity/detail'
type ApplyDetail = 'zh GET /apply/detail'

/** A baseline is use (S-02): of users that see use, and of those that sign up with a share of it. */
const seesUse = (session: BoundSession): boolean =>
  maySee(session, 'ENERGY_VIEW') || maySee(session, 'SUBSTITUTION_APPLY')

type Own = Out<List>['list'][number]['applies'][number]

const ownView =
  (session: BoundSession) =>
  (row: Apply): Own => ({ ...applyView(row), ...(!seesUse(session) && { baselineVolume: null }) })

export async function list(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const { tab = 'going' } = input
  const page = paged(input)
  const viewer = await viewerOf(work, session)
  const chosen: Chosen = tab === 'mine' ? 'MINE' : { in: balanceTabs[tab] }
  const rows = await pageOfActivities(work.db, viewer, chosen, page)
  const total = await countActivities(work.db, viewer, chosen)
  const own = await appliesTo(
    work.db,
    session,
    rows.map(({ activityId }) => activityId),
  )
  const cards = rows.map((row) => ({
    ...activityView(row),
    applies: own.filter(({ activityId }) => activityId === row.activityId).map(ownView(session)),
  }))
  return envelope(page, cards, total)
}

/** Of a refusal the text that a page shows before the call is made. */
const textOf = (bar: Bar | null): string => (bar === null ? '' : errorText(bar))

export async function detail(work: Work, session: BoundSession, { activityId }: In<Detail>): Promise<Out<Detail>> {
  const activity = await seenActivity(work, session, activityId)
  const others = await appliesFrom(work.db, session, activity.startDate)
  const groups = await baselinesOf(work, session, activity)
  return {
    ...activityView(activity),
    reason: textOf(await applyBar(work, session, activity)),
    groups: groups.map((one) => {
      const group = groupView(activity, one, others)
      return seesUse(session) ? group : { ...group, baseline: null, maxVolume: null, used: [], dropped: [] }
    }),
    applies: others.filter((one) => one.activityId === activityId).map(ownView(session)),
  }
}

function groupView(
  activity: Activity,
  { group, baseline }: GroupBaseline,
  others: readonly Apply[],
): Out<Detail>['groups'][number] {
  const { leftVolume } = activityView(activity)
  const most = baseline === null ? ZERO_VOLUME : mostNow(mostOf(baseline.volume, activity.maxRate), leftVolume)
  const bar = groupBar(activity, { group, baseline }, others, most)
  return {
    groupId: group.groupId,
    name: group.name,
    baseline: baseline?.volume ?? null,
    maxVolume: most,
    used: baseline?.used ?? [],
    dropped: baseline?.dropped ?? [],
    enabled: bar === null,
    reason: bar ?? '',
  }
}

/** Why a group cannot sign up, in words; null: it can. */
function groupBar(
  activity: Activity,
  { group, baseline }: GroupBaseline,
  others: readonly Apply[],
  most: string,
): string | null {
  if (others.some((one) => isInTheWay(one, activity, group))) return errorText('42508')
  if (baseline === null) return errorText('42502')
  return compareVolume(most, activity.minDailyVolume) < 0 ? '可申报量低于活动最低申报量' : null
}

export async function applyDetail(
  work: Work,
  session: BoundSession,
  { applyNo }: In<ApplyDetail>,
): Promise<Out<ApplyDetail>> {
  const { applyId } = ownOr2902(await idOfNo(work.db, session, applyNo))
  const row = await applies.own(work, session, applyId)
  const activity = ownOr2902(await findActivity(work.db, row))
  const seesActual = seesUse(session)
  return {
    ...ownView(session)(row),
    activity: activityView(activity),
    ...(seesActual ? row.baselineDays : { used: [], dropped: [] }),
    measures: row.measures as Out<ApplyDetail>['measures'],
    measureNote: openText(work, row.measureNoteEnc),
    contactName: openText(work, row.contactNameEnc),
    contactPhone: maskPhone(openText(work, row.contactPhoneEnc)),
    rejectRemark: row.rejectRemark ?? '',
    weakDay: row.weakDay,
    payAt: row.payAt,
    paidAt: row.paidAt,
    createdAt: row.createdAt,
    version: row.version,
    canWithdraw: withdrawable(work, row),
    responses: (await daysOf(work.db, row)).map(({ actualVolume, ...day }) =>
      shape(ResponseDay.properties, day, { date: day.gasDay, actualVolume: seesActual ? actualVolume : null }),
    ),
    timeline: (await applies.timeline(work, row)).map(({ toState, at, reason }) => ({
      status: toState as Out<ApplyDetail>['status'],
      at,
      reason,
    })),
  }
}
