import type { Api } from '@contract'
import {
  advanceRoom,
  changeBlocked,
  delayRoom,
  effectDateOf,
  moreUntil,
  mostToChange,
  SUPPLEMENT_HOURS,
  type ChangeType,
} from '@domain/package/change'
import { compareDecimals } from '@domain/decimal'
import { HOUR, toMillis } from '@domain/date'
import { extractionChangeTransitions } from '@domain/statuses/gas-package'
import { errorText } from '@domain/errors'
import { isTerminal } from '@domain/machine'
import type { BoundSession, Work } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { changesOfOrder, type Change } from '../repo/changes'
import { childrenOfOrder, findChild } from '../repo/children'
import { cyclesOfOrder } from '../repo/cycles'
import { findOrder } from '../repo/orders'
import { findPackage } from '../repo/packages'
import { extractedOf } from '../repo/records'
import { leftOf } from '../rules/sale'
import { packageSettings } from '../settings'
import type { Child, CycleRow, Order } from '../types'
import { cycleView, nameOf } from './cycle-view'
import { cycleOf, type Held } from './held'

type Options = Api['taocan GET /trade/extract/changeOptions']['out']
type Target = Options['types'][number]['targets'][number]

const NOTHING = '0.00'

/** Changes that are in force or may still come into force: a limit counts them. */
const isUsed = ({ state }: Change): boolean => state === 'DONE' || !isTerminal(extractionChangeTransitions, state)

/** What a change is judged by. */
export interface Ground {
  held: Held
  child: Child
  extracted: string
  changes: readonly Change[]
  used: { cycle: number; parent: number }
}

export async function groundOf(work: Work, held: Held, child: Child): Promise<Ground> {
  const changes = await changesOfOrder(work.db, held.order)
  const used = changes.filter(isUsed)
  return {
    held,
    child,
    extracted: (await extractedOf(work.db, child.bp, [child.childNo])).get(child.childNo) ?? NOTHING,
    changes,
    used: { cycle: used.filter(({ cycleNo }) => cycleNo === child.cycleNo).length, parent: used.length },
  }
}

/** later cycles that are not locked, with the m³ that may go there or come from there. */
export function targetsOf(work: Pick<Work, 'clock'>, { held, child, extracted }: Ground, type: ChangeType): Target[] {
  if (type === 'ADD') return []
  const later = held.cycles.filter(({ cycleNo, lockedVolume }) => cycleNo > child.cycleNo && lockedVolume === null)
  const locked = { ...child, lockedVolume: child.lockedVolume ?? '0', extracted }
  return later
    .filter((cycle) => isTimely(work, cycle, type))
    .map((cycle) => ({
      cycleNo: cycle.cycleNo,
      name: nameOf(held.order, cycle.startDate),
      room: type === 'DELAY' ? delayRoom(locked) : advanceRoom(cycle),
    }))
}

/** What comes earlier has to be paid before its old cycle is locked, so that it can go back there. */
const isTimely = ({ clock }: Pick<Work, 'clock'>, { editCloseAt }: CycleRow, type: ChangeType): boolean =>
  toMillis(editCloseAt) > clock.now() + (type === 'ADVANCE' ? SUPPLEMENT_HOURS * HOUR : 0)

/** A child that takes gas, or will from its first day on, of an order that goes on. */
export const isChangeable = (order: Order, { state }: Child): boolean =>
  ['EFFECTIVE', 'EXTRACTING'].includes(order.state) && (state === 'PAID' || state === 'EXTRACTING')

/** Whether gas that is paid for at this moment can be taken in its cycle, which is not over yet. */
export const takesMore = (
  { clock, settings }: Pick<Work, 'clock' | 'settings'>,
  { companyCode }: Order,
  { state, endDate }: Child,
  paidAt: number = clock.now(),
): boolean =>
  (state === 'PAID' || state === 'EXTRACTING') &&
  paidAt < moreUntil(endDate, packageSettings(settings, companyCode).change.cutoffHour)

const NOT_NOW = '本周期当前状态不可变更'

/** What may be changed of a cycle now. */
export async function changeOptions(work: Work, { bp }: BoundSession, childNo: string): Promise<Options> {
  const child = await findChild(work.db, { bp, childNo })
  const order = child && (await findOrder(work.db, child))
  if (!child || !order) throw new Refusal('2902')
  const cycles = await cyclesOfOrder(work.db, order)
  const held = { order, cycles, children: await childrenOfOrder(work.db, order) }
  const ground = await groundOf(work, held, child)
  const rules = packageSettings(work.settings, order.companyCode).change
  const types = ['DELAY', 'ADVANCE', 'ADD'] as const
  return {
    child: cycleView(order, cycleOf(held, child.cycleNo), child, ground.extracted, work.clock.now()),
    orderNo: order.orderNo,
    orderName: order.packageSnapshot.name,
    unitPrice: child.unitPrice ?? order.unitPrice,
    types: await Promise.all(types.map((type) => optionOf(work, ground, type))),
    used: ground.used,
    limits: { cycle: rules.perCycle, parent: rules.perOrder },
    version: child.version,
  }
}

/** What may be changed in one way now. */
export async function optionOf(work: Work, ground: Ground, type: ChangeType): Promise<Options['types'][number]> {
  const { child, held } = ground
  const rules = packageSettings(work.settings, held.order.companyCode).change
  const targets = targetsOf(work, ground, type).filter(({ room }) => compareDecimals(room, '0') > 0)
  const rooms = type === 'ADD' ? [await stockLeft(work, held.order)] : targets.map(({ room }) => room)
  const maxVolume =
    [mostToChange(child.lockedVolume ?? '0', rules.maxRate), largest(rooms)].sort(compareDecimals)[0] ?? '0'
  const disabledReason = blockedText(work, ground) ?? emptyText(type, maxVolume)
  return {
    type,
    enabled: disabledReason === null,
    disabledReason,
    maxVolume,
    targets,
    effectDate: effectDateOf(work.clock.now(), rules.cutoffHour),
    payHours: type === 'DELAY' ? null : SUPPLEMENT_HOURS,
  }
}

const largest = (volumes: readonly string[]): string => [...volumes].sort(compareDecimals).at(-1) ?? '0'

/** Whole hundreds that the package has left (X-09, ADD). */
async function stockLeft(work: Work, order: Order): Promise<string> {
  const pkg = await findPackage(work.db, order)
  return pkg ? leftOf(pkg) : '0'
}

function blockedText(work: Work, { child, held, used }: Ground): string | null {
  const rules = packageSettings(work.settings, held.order.companyCode).change
  const at = {
    child: {
      lockedVolume: child.lockedVolume ?? '0',
      endDate: child.endDate,
      running: isChangeable(held.order, child),
    },
  }
  const fault = changeBlocked({ ...at, today: work.clock.today(), used, rules })
  if (!fault) return null
  return fault.code === '2904' ? NOT_NOW : errorText(fault.code, 'params' in fault ? fault.params : {})
}

function emptyText(type: ChangeType, maxVolume: string): string | null {
  if (compareDecimals(maxVolume, '100') >= 0) return null
  if (type === 'ADD') return '气量包剩余气量不足'
  return type === 'DELAY' ? '没有可延后的气量或可用的后续周期' : '没有可提前的后续周期'
}
