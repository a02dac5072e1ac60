import type { In, Out } from '@contract'
import { toMillis } from '@domain/date'
import { jsonb } from '../../db/connect'
import type { Work } from '../../http/context'
import { envelope, paged } from '../../http/page'
import { badField, ownOr2902, Refusal, refuseIf } from '../../http/refusal'
import { openText } from '../../secret'
import { blocksOfText, textOfBlocks } from '../audience/service'
import { use } from '../file/service'
import {
  addActivity,
  changeActivity,
  companyActivities,
  companyActivity,
  plainActivityCards,
  type ActivityRow,
} from '../market/service'
import { customersByBp } from '../membership/service'
import { notify } from '../notice/service'
import { lineCounts, openOf, peopleOf, rewrite, seatOf, type SignUp } from './repo'
import { absentFrom, checkInProblem, nextReminder, savedProblem } from './rules/sign-up'
import { callOff, fillSeats } from './seats'
import { minuteOf, routeOf, signUps } from './sign-up-case'

type Staff = { userId: string; companyCode: string }
type Queue = 'btwob GET /activity/list'
type Save = In<'btwob POST /activity/save'>
type CheckIn = 'btwob POST /activity/checkIn'
type Detail = Out<'btwob GET /activity/detail'>

export async function queue(work: Work, { companyCode }: Staff, input: In<Queue>): Promise<Out<Queue>> {
  const page = paged(input)
  const when = input.state === 'all' ? undefined : input.state
  const { rows, total } = await companyActivities(work, companyCode, when, page)
  const cards = await plainActivityCards(work, rows)
  return envelope(
    page,
    cards.map((card, index) => ({ ...card, published: rows[index]?.published === true })),
    total,
  )
}

export const detail = async (work: Work, { companyCode }: Staff, activityId: string): Promise<Detail> =>
  view(work, companyCode, ownOr2902(await companyActivity(work, companyCode, activityId)))

async function view(work: Work, companyCode: string, row: ActivityRow): Promise<Detail> {
  const [card] = ownCards(await plainActivityCards(work, [row]))
  const { people: waiting } = await lineCounts(work.db, row.activityId)
  return {
    ...card,
    place: row.place,
    signUpStartAt: row.signUpStartAt,
    signUpEndAt: row.signUpEndAt,
    perBpLimit: row.perBpLimit,
    waiting,
    blocks: row.blocks,
    onlineUrl: row.onlineUrl,
    coverFileId: row.coverFileId,
    published: row.published,
    editable: isEditable(row),
    text: textOfBlocks(row.blocks),
    people: await people(work, await peopleOf(work.db, companyCode, row.activityId)),
  }
}

const ownCards = <T>(cards: readonly T[]): [T] => [ownOr2902(cards[0] as (T & object) | undefined)]

/** One that two companies share is changed by neither alone; what lives elsewhere is changed there. */
const isEditable = ({ companyCodes, type }: ActivityRow): boolean =>
  companyCodes.length === 1 && (type === 'class' || type === 'promotion')

async function people(work: Work, rows: readonly SignUp[]): Promise<Detail['people']> {
  const customers = await customersByBp(
    work,
    rows.map(({ bp }) => bp),
  )
  return rows.map((row) => ({
    signUpId: row.signUpId,
    bp: row.bp,
    customerName: customers.get(row.bp)?.customerName ?? '',
    contactName: openText(work, row.contactNameEnc),
    contactPhone: openText(work, row.contactPhoneEnc),
    attendees: row.attendees,
    status: row.state,
    createdAt: row.createdAt,
  }))
}

/** Makes an activity, or changes one of the company's own with what that means for those that signed up. */
export async function save(work: Work, staff: Staff, input: Save): Promise<Detail> {
  const { userId, companyCode } = staff
  const { activityId } = input
  const before =
    activityId === undefined
      ? undefined
      : ownOr2902(await companyActivity(work, companyCode, activityId, { lock: true }))
  if (before && !isEditable(before)) throw new Refusal('2902')
  const field = savedProblem(input, before?.quotaUsed ?? 0)
  if (field !== null) throw badField(field)
  const coverFileId = input.coverFileId ?? null
  if (coverFileId !== null && coverFileId !== before?.coverFileId)
    await use(work, userId, [coverFileId], `ACTIVITY:${companyCode}`)
  const values = valuesOf(input, before, coverFileId)
  if (!before) return detail(work, staff, await addActivity(work, companyCode, values))
  await changeActivity(work, before, values)
  await follow(work, staff, before, input)
  return detail(work, staff, before.activityId)
}

function valuesOf(input: Save, before: ActivityRow | undefined, coverFileId: string | null) {
  return {
    type: input.type,
    title: input.title.trim(),
    summary: input.summary.trim(),
    cover: before?.cover ?? '',
    coverFileId,
    startAt: input.startAt,
    endAt: input.endAt,
    signUpStartAt: input.signUpStartAt,
    signUpEndAt: input.signUpEndAt,
    quota: input.quota,
    perBpLimit: input.perBpLimit,
    place: input.place.trim() || null,
    onlineUrl: input.onlineUrl?.trim() || null,
    blocks: jsonb(input.text === undefined ? (before?.blocks ?? []) : blocksOfText(input.text)),
    published: input.published,
  }
}

/** What a change means for those that hold something of the activity. */
async function follow(work: Work, { userId }: Staff, before: ActivityRow, input: Save): Promise<void> {
  const { activityId } = before
  await rewrite(work.db, activityId, {
    activityTitle: input.title.trim(),
    startsAt: input.startAt,
    remindAt: nextReminder(input.startAt, work.clock.now()),
    waitUntil: input.signUpEndAt ?? input.endAt,
    absentAt: absentFrom(input),
    updatedAt: work.clock.iso(),
  })
  const open = await openOf(work.db, activityId)
  // One that has taken place is not called off by being put away: its people have come or not (E 3.3).
  const hasTakenPlace = toMillis(before.endAt) <= work.clock.now()
  if (before.published && !input.published) return hasTakenPlace ? undefined : callOff(work, before, open, userId)
  if (isMoved(before, input)) for (const row of open) await notifyMoved(work, row, input)
  await fillSeats(work, activityId)
}

const isMoved = (before: ActivityRow, { startAt, place }: Save): boolean =>
  Date.parse(before.startAt) !== Date.parse(startAt) || (before.place ?? '') !== place.trim()

const notifyMoved = (work: Work, row: SignUp, { startAt, place }: Save): Promise<void> =>
  notify(
    work,
    {
      bp: row.bp,
      companyCode: row.companyCode,
      audience: 'USER',
      userId: row.userId,
      route: routeOf(row),
      bizId: row.signUpId,
    },
    {
      message: {
        templateCode: 'ACTIVITY_STATUS',
        params: {
          title: row.activityTitle,
          statusText: ['时间地点调整为', minuteOf(startAt), place.trim()].filter(Boolean).join(' '),
        },
        // By its moment: what was moved back and forth is said each time.
        dedupeKey: `ACTIVITY_STATUS|${row.signUpId}|${startAt}|${place.trim()}|${work.clock.iso()}`,
      },
    },
  )

/** A code lets its people in once. */
export async function checkIn(work: Work, staff: Staff, { activityId, code }: In<CheckIn>): Promise<Out<CheckIn>> {
  const { companyCode, userId } = staff
  const activity = ownOr2902(await companyActivity(work, companyCode, activityId))
  refuseIf(checkInProblem(activity, work.clock.now()))
  const seat = await seatOf(work.db, { companyCode, activityId, code })
  const row = seat && (await signUps.locked(work, seat, seat.signUpId))
  if (row?.state !== 'signed') throw new Refusal('E1028')
  await signUps.move(work, row, 'ATTEND', userId)
  const customer = (await customersByBp(work, [row.bp])).get(row.bp)
  return {
    contactName: openText(work, row.contactNameEnc),
    attendees: row.attendees,
    customerName: customer?.customerName ?? '',
  }
}
