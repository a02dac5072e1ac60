import type { Out } from '@contract'
import { Detail as TicketDetail, Head as TicketHead } from '@contract/ticket/words'
import { codes } from '@domain/codes'
import { sharePercent } from '@domain/percent'
import { ticketSteps, ticketSubtypes, type TicketStep } from '@domain/statuses/service-ticket'
import type { BoundSession, Work } from '../../http/context'
import { shape } from '../../http/shape'
import { indexOf, openText } from '../../secret'
import type { Sealed } from '../../db/column-types'
import { ask, entriesOf } from '../../wiring'
import { urls } from '../file/service'
import { ticketMeters, ticketSubjectKinds } from './asked'
import { logsOf, ratingOf, type Ticket } from './repo/tickets'
import { statOf } from './repo/stats'
import { actsOf, urgeFrom } from './rules/acts'
import { quarterOf } from './rules/quarter'
import { hidePhones } from './rules/texts'
import { promiseWords } from './rules/types'
import { headOf, ruleIn } from './settings'

type Detail = Out<'default GET /crmgas/serviceTicket/detail'>
type Common = Omit<Detail, 'logs' | 'actions' | 'urgeNextAt' | 'escalateTo' | 'quarter'>

const open = (work: Work, text: Sealed | null): string => (text === null ? '' : openText(work, text))
const flag = (is: boolean) => (is ? ('1' as const) : ('0' as const))

/** Instead of the name of a customer that rated without one (TK-12). */
export const NAMELESS = '匿名'

/** TK-14: the handler of a complaint stays unnamed; the department is there instead. */
const handlerOf = (work: Work, row: Ticket) =>
  row.ticketType === 'COMPLAINT'
    ? { handlerName: row.deptName ?? '', handlerPhone: '' }
    : { handlerName: open(work, row.handlerNameEnc), handlerPhone: open(work, row.handlerPhoneEnc) }

/** What every view of a ticket says besides its columns. */
export const headRest = (row: Ticket) => ({ subtypeLabel: ticketSubtypes[row.subtype].label, status: row.state })

export function headView(work: Work, row: Ticket): Out<'default GET /crmgas/serviceTicket/list'>['list'][number] {
  const acts = actsOf(row, work.clock.iso())
  return shape(TicketHead.properties, row, {
    ...headRest(row),
    handlerName: handlerOf(work, row).handlerName,
    canUrge: flag(acts.includes('URGE')),
    canCancel: flag(acts.includes('CANCEL')),
    canConfirm: flag(acts.includes('CONFIRM')),
    canEvaluate: flag(acts.includes('EVALUATE')),
  })
}

/**
 * Since when the clock of a ticket stands: it waits for its customer (TK-07), also where it ended while it did, or staff are done with it;
 * null while it runs.
 */
const stoodAt = ({ suspendedAt, resolvedAt, closedAt }: Ticket): string | null => suspendedAt ?? resolvedAt ?? closedAt

/** The promises of a ticket: until when, and when each was kept. */
function promisesOf(work: Work, row: Ticket): Detail['promises'] {
  const { promises } = ruleIn(work.settings, row.companyCode, row.subtype)
  const due: Record<TicketStep, string | null> = {
    ACCEPT: row.acceptDue,
    ARRIVE: row.arriveDue,
    FINISH: row.finishDue,
  }
  const done: Record<TicketStep, string | null> = {
    ACCEPT: row.acceptedAt,
    ARRIVE: row.arrivedAt,
    FINISH: row.resolvedAt,
  }
  return codes(ticketSteps).flatMap((step) => {
    const [dueAt, doneAt] = [due[step], done[step]]
    const words = promiseWords(promises[step])
    if (dueAt === null || words === null) return []
    return [{ step, words, dueAt, doneAt, late: (doneAt ?? stoodAt(row) ?? work.clock.iso()) > dueAt }]
  })
}

interface Seen {
  common: Common
  logs: (Detail['logs'][number] & { visible: boolean })[]
}

/** What customer and staff see of a ticket alike; with the notes among staff only for them. */
export async function commonView(work: Work, row: Ticket, { forStaff }: { forStaff: boolean }): Promise<Seen> {
  const { bp, ticketId, relatedType, relatedId } = row
  const logs = await logsOf(work.db, bp, ticketId, !forStaff)
  const rating = await ratingOf(work.db, bp, ticketId)
  const named = [row.imageIds, row.videoId ?? [], row.resultFileIds, ...logs.map(({ fileIds }) => fileIds)]
  const files = await urls(work, named.flat())
  const pictures = (ids: readonly string[]) =>
    ids.flatMap((fileId) => {
      const url = files.get(fileId)
      return url === undefined ? [] : [{ fileId, url }]
    })
  const meters = row.meterNo === null ? [] : await ask(work, ticketMeters)(work, row)
  const find = relatedType === null ? undefined : entriesOf(work, ticketSubjectKinds).get(relatedType)
  const handler = forStaff
    ? { handlerName: open(work, row.handlerNameEnc), handlerPhone: open(work, row.handlerPhoneEnc) }
    : handlerOf(work, row)
  const hideRater = forStaff && rating?.anonymous
  const { actions: _a, urgeNextAt: _u, escalateTo: _e, quarter: _q, logs: _l, ...fields } = TicketDetail.properties
  const common = shape(fields, row, {
    ...headRest(row),
    ...handler,
    description: open(work, row.descriptionEnc),
    contactName: hideRater ? NAMELESS : open(work, row.contactNameEnc),
    contactPhone: hideRater ? '' : open(work, row.contactPhoneEnc),
    address: open(work, row.addressEnc),
    meterName: meters.find(({ id }) => id === row.meterNo)?.name ?? '',
    related: (relatedId !== null && (await find?.(work, row, relatedId))) || null,
    images: pictures(row.imageIds),
    video: pictures([row.videoId ?? []].flat())[0] ?? null,
    handlerRole: row.handlerRole ?? '',
    deptName: row.deptName ?? '',
    escalatedTo: row.escalatedTo ?? '',
    resultText: open(work, row.resultEnc),
    resultFiles: pictures(row.resultFileIds),
    feeBasis: row.feeBasis ?? '',
    rejectReason: row.rejectReason ?? '',
    cancelReason: row.cancelReason ?? '',
    promises: promisesOf(work, row),
    evaluation: rating ? ratingView(work, rating) : null,
  })
  return {
    common,
    logs: logs.map(({ logId, action, operatorType, operatorNameEnc, contentEnc, fileIds, visible, at }) => ({
      logId,
      action,
      operatorType,
      operatorName: hideRater && operatorType === 'CUSTOMER' ? NAMELESS : openText(work, operatorNameEnc),
      content: openText(work, contentEnc),
      files: pictures(fileIds),
      visible,
      at,
    })),
  }
}

type Rating = NonNullable<Awaited<ReturnType<typeof ratingOf>>>

/** A rating as the customer gave it. */
export const ratingView = (
  work: Work,
  rating: Omit<Rating, 'bp' | 'ticketId' | 'companyCode' | 'userId' | 'callBackDue'>,
): Out<'default POST /crmgas/serviceTicket/evaluate'> => ({
  score: rating.score,
  timeliness: rating.timeliness,
  attitude: rating.attitude,
  professional: rating.professional,
  solved: rating.solved,
  tags: rating.tags,
  comment: openText(work, rating.commentEnc),
  anonymous: rating.anonymous,
  evaluateSource: rating.evaluateSource,
  at: rating.at,
})

/** A ticket as its customer sees it; a sub-account that did not file it reads no phones in its texts (TK-18). */
export async function detailView(work: Work, session: BoundSession, row: Ticket): Promise<Detail> {
  const { common, logs } = await commonView(work, row, { forStaff: false })
  const shown = session.isMaster || row.userId === session.userId ? (text: string) => text : hidePhones
  const now = work.clock.iso()
  const actions = actsOf(row, now).filter((act) => act !== 'EVALUATE' || mayRate(session, row))
  return {
    ...common,
    // The evidence is for staff: this user's rights may not show it.
    related: common.related && { ...common.related, facts: [] },
    description: shown(common.description),
    logs: logs.map(({ visible: _visible, content, ...rest }) => ({ ...rest, content: shown(content) })),
    actions,
    urgeNextAt: row.nextDue === null ? null : urgeFrom(row),
    escalateTo: row.escalatedTo ?? headOf(work.settings, row.companyCode, row.ticketType),
    quarter: await quarterView(work, row),
  }
}

async function quarterView(work: Work, { companyCode, ticketType }: Ticket): Promise<Detail['quarter']> {
  const stat = await statOf(work.db, { companyCode, ticketType, quarter: quarterOf(work.clock.today()) })
  if (!stat) return null
  const share = (part: number, whole: number) => (whole === 0 ? null : sharePercent(`${part}`, `${whole}`))
  return {
    filed: stat.filed,
    arrivedInTime: share(stat.arrivedInTime, stat.arrived),
    finishedInTime: share(stat.finishedInTime, stat.finished),
    arriveMinutes: stat.arrived === 0 ? null : Math.round(stat.arriveMinutes / stat.arrived),
    escalated: stat.escalated,
  }
}

/** TK-12: by what a ticket is one of a sub-account: filed by it, or its phone is the one on site. */
export const ownSigns = (work: Work, { userId, username }: BoundSession) => ({
  userId,
  contactPhoneIndex: indexOf(work, username),
})

/** TK-11: the contact on site sees a ticket, and rates none. */
export const mayRate = ({ isMaster, userId }: Pick<BoundSession, 'isMaster' | 'userId'>, row: Ticket): boolean =>
  isMaster || row.userId === userId

/** TK-12: a master sees every ticket of the customer. */
export function mayLook(work: Work, session: BoundSession, row: Pick<Ticket, 'userId' | 'contactPhoneIndex'>): boolean {
  const signs = ownSigns(work, session)
  return session.isMaster || row.userId === signs.userId || row.contactPhoneIndex === signs.contactPhoneIndex
}
