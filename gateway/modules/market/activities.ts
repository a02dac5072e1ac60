import type { Out } from '@contract'
import { ActivityCard } from '@contract/content/market'
import { nextNo } from '../../db/sequence'
import type { NewRow } from '../../db/rows'
import { question } from '../../extensions'
import type { BoundSession, Work } from '../../http/context'
import { shape } from '../../http/shape'
import { ask } from '../../wiring'
import { viewerOf } from '../audience/service'
import { urls } from '../file/service'
import {
  activityById,
  insertActivity,
  moveSeats,
  pageOfActivities,
  pageOfCompany,
  updateActivity,
  visibleActivity,
  type ActivityFilter,
  type ActivityRow,
  type When,
} from './repo/activities'
import { activityState, signUpState } from './rules/shelf'

export type { ActivityRow } from './repo/activities'

/* Activities of the market: what is shown of them, and their seats. Sign-ups are made in an area above. */

type Shown = Out<'default GET /crmgas/market/home'>['activities'][number]

/** A seat of the caller's own, or its place in the line. */
export type OwnSignUp = 'signed' | 'waiting'

/** Which of these activities the caller has signed up for. */
export const ownSignUps = question<
  (work: Work, session: BoundSession, activityIds: readonly string[]) => Promise<ReadonlyMap<string, OwnSignUp>>
>('ownSignUps', () => Promise.resolve(new Map()))

/** Addresses of the uploaded covers among these. */
const coversOf = (work: Work, rows: readonly ActivityRow[]): Promise<Map<string, string>> =>
  urls(
    work,
    rows.flatMap(({ coverFileId }) => coverFileId ?? []),
  )

/** Where a tap leads: what lives elsewhere has its own place, all others their page here. */
const targetOf = ({ type, activityId, targetRoute, targetParams, onlineUrl }: ActivityRow) =>
  type === 'promotion' || type === 'class'
    ? { targetRoute: '/pages/hot/detail', targetParams: { type: 'activity', activityId }, url: null }
    : { targetRoute, targetParams, url: onlineUrl }

const cardOf = (work: Work, row: ActivityRow, covers: ReadonlyMap<string, string>, own: OwnSignUp | undefined): Shown =>
  shape(ActivityCard.properties, row, {
    cover: (row.coverFileId !== null && covers.get(row.coverFileId)) || row.cover,
    state: activityState(row, work.clock.now()),
    signUpState: own ?? signUpState(row, work.clock.now()),
    ...targetOf(row),
  })

/** Cards as the caller sees them: with its own sign-up in place of the state of the list. */
export async function activityCards(work: Work, session: BoundSession, rows: readonly ActivityRow[]): Promise<Shown[]> {
  const ids = rows.filter(({ quota }) => quota !== null).map(({ activityId }) => activityId)
  const own = ids.length === 0 ? new Map<string, OwnSignUp>() : await ask(work, ownSignUps)(work, session, ids)
  const covers = await coversOf(work, rows)
  return rows.map((row) => cardOf(work, row, covers, own.get(row.activityId)))
}

/** Cards for staff: without sign-ups of their own. */
export async function plainActivityCards(work: Work, rows: readonly ActivityRow[]): Promise<Shown[]> {
  const covers = await coversOf(work, rows)
  return rows.map((row) => cardOf(work, row, covers, undefined))
}

/** Published activities that the caller may see. */
export const activityPage = async (
  work: Work,
  session: BoundSession,
  filter: ActivityFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: ActivityRow[]; total: number }> =>
  pageOfActivities(work.db, await viewerOf(work, session), filter, work.clock.iso(), page)

/** One of them; undefined for any other. */
export const activityOf = async (
  work: Work,
  session: BoundSession,
  activityId: string,
): Promise<ActivityRow | undefined> => visibleActivity(work.db, await viewerOf(work, session), activityId)

/** All activities of a company, those that are not published too. */
export const companyActivities = (
  work: Work,
  companyCode: string,
  when: When | undefined,
  page: { offset: number; limit: number },
): Promise<{ rows: ActivityRow[]; total: number }> => pageOfCompany(work.db, companyCode, when, work.clock.iso(), page)

/** An activity of this company, whether it is published or not; `lock` holds its seats until the end of the transaction. */
export async function companyActivity(
  work: Work,
  companyCode: string,
  activityId: string,
  options: { lock?: boolean } = {},
): Promise<ActivityRow | undefined> {
  const row = await activityById(work.db, activityId, options)
  return row?.companyCodes.includes(companyCode) ? row : undefined
}

/** The activity with its seats held until the end of the transaction. */
export const lockedActivity = (work: Work, activityId: string): Promise<ActivityRow | undefined> =>
  activityById(work.db, activityId, { lock: true })

/** E-M-20. */
export const reserveSeats = (work: Work, activityId: string, people: number): Promise<boolean> =>
  moveSeats(work.db, activityId, people)

type Values = Omit<NewRow<'marketActivity'>, 'activityId' | 'companyCodes' | 'visibility' | 'quotaUsed'>

/** A new activity of one company, for its customers alone; answers its id. */
export async function addActivity(work: Work, companyCode: string, values: Values): Promise<string> {
  const activityId = `AC${await nextNo(work.db, 'seq_activity_no')}`
  const quotaUsed = values.quota === null ? null : 0
  await insertActivity(work.db, { ...values, activityId, quotaUsed, companyCodes: [companyCode], visibility: 'bound' })
  return activityId
}

/** Writes an activity that the caller has locked. */
export async function changeActivity(work: Work, row: ActivityRow, values: Values): Promise<void> {
  const quotaUsed = values.quota === null ? null : (row.quotaUsed ?? 0)
  await updateActivity(work.db, row.activityId, { ...values, quotaUsed })
}
