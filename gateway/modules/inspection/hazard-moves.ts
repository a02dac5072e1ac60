import { startOf, toInstant } from '@domain/date'
import type { HazardAction, HazardEvent } from '@domain/statuses/inspection'
import { openHazard } from '@domain/statuses/inspection'
import type { Alongside } from '../../db/guarded'
import type { Work } from '../../http/context'
import { newId } from '../../http/ids'
import { ownOr2902 } from '../../http/refusal'
import { sealText } from '../../secret'
import { transition } from '../../states'
import { emit } from '../../wiring'
import { endHazardStop } from '../billing/service'
import { lockAccount, type Account } from '../gas-account/service'
import { usersById } from '../identity/service'
import { done, drop, upsert } from '../todo/service'
import {
  findHazard,
  insertLog,
  lockHazard,
  openHazardsOf,
  stoppedHazardsOf,
  updateHazard,
  type Hazard,
} from './repo/hazards'
import { levelNames } from './rules/words'
import { hazardClosed } from './events'
import { hazardMachine } from './states'

/** The actor of a move. */
export type By = { type: 'CUSTOMER' | 'STAFF'; userId: string } | { type: 'SYSTEM' }
export const SYSTEM: By = { type: 'SYSTEM' }
export const moverOf = (by: By): string => (by.type === 'SYSTEM' ? 'SYSTEM' : by.userId)

export const hazardRoute = ({ hazardId }: Pick<Hazard, 'hazardId'>): string =>
  `/subPages/inspection-report/inspection-process?hazardId=${hazardId}`

/** End of the last day. */
const endOf = (date: string): string => toInstant(startOf(date, 23, 59) + 59_000)

export const isOpen = ({ status }: Pick<Hazard, 'status'>): boolean =>
  (openHazard as readonly string[]).includes(status)

/** A row of the timeline (D 2.4). */
export async function logHazard(
  work: Work,
  hazard: Pick<Hazard, 'bp' | 'companyCode' | 'hazardId'>,
  what: { action: HazardAction; by: By; content?: string; files?: readonly string[] },
): Promise<void> {
  const { by } = what
  const userId = by.type === 'SYSTEM' ? null : by.userId
  const name = userId === null ? '系统' : ((await usersById(work, [userId])).get(userId)?.nickname ?? '')
  await insertLog(work.db, {
    bp: hazard.bp,
    companyCode: hazard.companyCode,
    hazardId: hazard.hazardId,
    logId: newId(work.clock.now()),
    action: what.action,
    operatorType: by.type,
    operatorId: userId,
    operatorName: sealText(work, name),
    content: sealText(work, what.content ?? ''),
    files: [...(what.files ?? [])],
    at: work.clock.iso(),
  })
}

/** A hazard of the customer under its lock, the account's before (A 9.4). */
export async function lockOwn(
  work: Work,
  key: { bp: string; companyCode: string },
  hazardId: string,
): Promise<{ account: Account; hazard: Hazard }> {
  const account = ownOr2902(await lockAccount(work.db, key))
  const hazard = ownOr2902(await lockHazard(work.db, key.bp, hazardId), { companyCode: key.companyCode })
  return { account, hazard }
}

export interface HazardMove {
  by: By
  action: HazardAction
  content?: string
  files?: readonly string[]
  set?: Alongside<'hazard'>
}

/** Moves a hazard, with its timeline and to-dos; refuses 2904 where its state does not allow it. */
export async function moveHazard(work: Work, seen: Hazard, event: HazardEvent, move: HazardMove): Promise<Hazard> {
  const { by, set = {}, ...what } = move
  await transition(work, hazardMachine, seen, event, {
    set: { ...set, version: seen.version + 1 },
    by: moverOf(by),
  })
  await logHazard(work, seen, { by, ...what })
  const moved = ownOr2902(await findHazard(work.db, seen.bp, seen.hazardId))
  await updateTodos(work, moved, by)
  if (!isOpen(moved)) await closed(work, moved, by)
  if (moved.status === 'CLOSED') await emit(work, hazardClosed, moved)
  return moved
}

/** Writes a hazard beside its state; the next reader sees another version. */
export async function changeHazard(work: Work, seen: Hazard, set: Alongside<'hazard'>): Promise<Hazard> {
  await updateHazard(work.db, seen, { ...set, version: seen.version + 1 }, work.clock.iso())
  return ownOr2902(await findHazard(work.db, seen.bp, seen.hazardId))
}

/** The customer's next action: sign for it, fix it, or none. */
export async function updateTodos(work: Work, hazard: Hazard, by: By): Promise<void> {
  const { bp, companyCode, hazardId, status, level, title, dueDate } = hazard
  const end = by.type === 'SYSTEM' ? drop : done
  const wanted =
    hazard.responsible === 'COMPANY'
      ? null
      : status === 'TO_CONFIRM'
        ? 'HAZARD_CONFIRM'
        : status === 'RECTIFYING' || status === 'FAILED'
          ? 'HAZARD_RECTIFY'
          : null
  for (const type of ['HAZARD_CONFIRM', 'HAZARD_RECTIFY'] as const)
    if (type !== wanted) await end(work, type, hazardId, bp)
  if (wanted === null) return
  await upsert(work, {
    bp,
    companyCode,
    type: wanted,
    bizId: hazardId,
    modelCode: 'INSPECTION_HANDLE',
    title: `${levelNames[level]}：${title}`,
    summary: wanted === 'HAZARD_CONFIRM' ? '请签收整改通知' : '请按要求整改并提交照片',
    dueAt: endOf(dueDate),
    route: hazardRoute(hazard),
    priority: level === '3' ? 2 : 1,
  })
}

/** IN-12: a notice of a stop is cancelled at once; stops end when no open hazard keeps the gas shut. */
async function closed(work: Work, hazard: Hazard, by: By): Promise<void> {
  if (hazard.stopId !== null && !hazard.gasStopped)
    await endHazardStop(work, { ...hazard, stopId: hazard.stopId }, moverOf(by), '隐患已消除')
  if ((await openHazardsOf(work.db, hazard.bp)).some(({ gasStopped }) => gasStopped)) return
  for (const { stopId, ...one } of await stoppedHazardsOf(work.db, hazard.bp))
    if (stopId !== null) await endHazardStop(work, { ...one, stopId }, moverOf(by), '隐患已消除')
}
