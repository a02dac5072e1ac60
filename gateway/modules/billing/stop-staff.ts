import type { In, Out } from '@contract'
import { HOUR, toMillis } from '@domain/date'
import { stopKinds, stopGasText, type StopGasEvent } from '@domain/statuses/stop-gas'
import { creatorOf } from '../../db/state-log'
import type { Work } from '../../http/context'
import { badField, Refusal } from '../../http/refusal'
import type { Decided, DeskArea, TaskView } from '../desk/service'
import { accountsInArea, findAccount, lockAccount, type Account } from '../gas-account/service'
import { drop } from '../todo/service'
import * as repo from './repo/stop'
import { moveStop, openStop, reopen, shut } from './stop-gas'
import { clockText, notifyCalledOff, notifyResumed, takeBack } from './stop-notices'
import { requestDecision, nothingToDecide } from './stop-tasks'

/*
 * Stops of supply that the company's staff order, move and read (5.8, 5.12, G-01). A stop for a hazard begins and ends with a visit;
 * one for arrears ends by the customer's own confirmation (AE-88).
 */

type Save = 'btwob POST /stopGas/save'
type Move = 'btwob POST /stopGas/move'
interface Staff {
  companyCode: string
  userId: string
}

/** Default of the setting `stopgas.noticeHours` (G-01). */
const NOTICE_HOURS = 48
/** Cases of one order. */
const MOST = 500

/** stopGas/save: one case per customer. A planned one is announced two days before (E2011); an unknown customer is 2902. */
export async function saveStops(work: Work, staff: Staff, input: In<Save>): Promise<Out<Save>> {
  if (input.companyCode !== undefined && input.companyCode !== staff.companyCode) throw badField('companyCode')
  refuseTimes(work, staff, input)
  const { kind, title, reason, area, planStopAt, planResumeAt, limitVolume, tips } = input
  const stopIds: string[] = []
  for (const bp of await customersOf(work, staff, input)) {
    const stopId = await openStop(work, {
      bp,
      companyCode: staff.companyCode,
      orderedBy: staff.userId,
      kind,
      title,
      reason,
      ...(area !== undefined && { area }),
      ...(planStopAt !== undefined && { planStopAt }),
      ...(planResumeAt !== undefined && { planResumeAt }),
      ...(limitVolume !== undefined && { limitVolume }),
      ...(tips !== undefined && { tips }),
    })
    stopIds.push(stopId)
    if (kind !== 'EMERGENCY') await requestDecision(work, { bp, companyCode: staff.companyCode, stopId })
  }
  return { stopIds }
}

function refuseTimes(work: Work, { companyCode }: Staff, input: In<Save>): void {
  const { kind, planStopAt, planResumeAt, limitVolume } = input
  if ((kind === 'PEAK') !== (limitVolume !== undefined)) throw badField('limitVolume')
  if (kind !== 'EMERGENCY' && planStopAt === undefined) throw badField('planStopAt')
  const from = planStopAt === undefined ? work.clock.now() : toMillis(planStopAt)
  // What was used before a limit was announced is not limited (G-03).
  if (kind === 'PEAK' && from < work.clock.now()) throw badField('planStopAt')
  if (planResumeAt !== undefined && toMillis(planResumeAt) <= from) throw badField('planResumeAt')
  const hours = work.settings.integer(companyCode, 'stopgas.noticeHours', NOTICE_HOURS)
  if (kind === 'PLANNED' && from < work.clock.now() + hours * HOUR) throw new Refusal('E2011')
}

async function customersOf(work: Work, { companyCode }: Staff, { bps, area }: In<Save>): Promise<string[]> {
  if (bps !== undefined) return [...new Set(bps)].sort()
  if (!area) throw badField('bps')
  const found = await accountsInArea(work.db, companyCode, area, MOST + 1)
  if (found.length === 0 || found.length > MOST) throw badField('area')
  return found.map(({ bp }) => bp)
}

const events = { CANCELLED: 'CANCEL', STOPPED: 'EXECUTE', RESUMED: 'RESUME' } as const satisfies Record<
  In<Move>['to'],
  StopGasEvent
>

/**
 * stopGas/move: as the kind of the case allows; 2904 where it does not, 2902 for an unknown one, 2901 for a moment to come and for an
 * end before the beginning, 2210 for an order of the own that is executed.
 */
export async function moveByStaff(work: Work, staff: Staff, input: In<Move>): Promise<Out<Move>> {
  const at = input.at ?? work.clock.iso()
  if (toMillis(at) > work.clock.now()) throw badField('at')
  const seen = await repo.findStop(work.db, staff.companyCode, input.stopId)
  const account = seen && (await lockAccount(work.db, seen))
  const stop = seen && (await repo.lockStop(work.db, seen, seen.stopId))
  if (!account || !stop) throw new Refusal('2902')
  const isEnd = input.to === 'RESUMED'
  const isCustomers = stop.kind === 'ARREARS' && isEnd
  if (stop.kind === 'HAZARD' || isCustomers) throw new Refusal('2904')
  if (isEnd && stop.realStopAt !== null && toMillis(at) < toMillis(stop.realStopAt)) throw badField('at')
  // Four eyes, as at the desk: not by the member of staff that has ordered it.
  if (input.to === 'STOPPED' && (await asker(work, stop.stopId, stop.bp)) === staff.userId) throw new Refusal('2210')
  const moved = await move(work, account, stop, events[input.to], { at, by: staff.userId, reason: input.remark })
  return { state: moved.state }
}

interface How {
  at: string
  by: string
  reason: string
}

async function move(
  work: Work,
  account: Account,
  stop: repo.StopGas,
  event: 'CANCEL' | 'EXECUTE' | 'RESUME',
  { at, by, reason }: How,
): Promise<repo.StopGas> {
  const change = { CANCEL: {}, EXECUTE: { realStopAt: at }, RESUME: { realResumeAt: at } }[event]
  const moved = await moveStop(work, stop, event, by, change, reason)
  await nothingToDecide(work, stop)
  if (event === 'EXECUTE') await shut(work, moved)
  if (event === 'CANCEL') {
    await takeBack(work, moved)
    await notifyCalledOff(work, account, moved)
  }
  if (event === 'RESUME') {
    await drop(work, 'STOP_ACK', stop.stopId, stop.bp)
    await reopen(work, moved)
    await notifyResumed(work, account, moved, at)
  }
  return moved
}

const describe = (work: Work, tasks: Parameters<DeskArea['describe']>[1]): Promise<TaskView[]> =>
  Promise.all(
    tasks.map(async ({ bizNo, companyCode }) => {
      const stop = await repo.findStop(work.db, companyCode, bizNo)
      const account = stop && (await findAccount(work.db, stop))
      if (!stop || !account) return { title: '停气', facts: [], files: [] }
      return {
        title: stop.title || stopKinds[stop.kind],
        facts: [
          { label: '户号', value: stop.bp },
          { label: '客户', value: account.customerName },
          { label: '类型', value: stopKinds[stop.kind] },
          { label: '状态', value: stopGasText(stop.kind, stop.state).label },
          { label: '原因', value: stop.reason },
          { label: '计划停气', value: clockText(stop.planStopAt) },
          { label: '通过', value: stop.kind === 'PEAK' ? '按公告时间限气' : '立即执行停气' },
          { label: '驳回', value: stop.kind === 'PEAK' ? '取消本次限气' : '取消本次停气' },
        ],
        files: [],
      }
    }),
  )

/** PASS: executed now, a limit counts from the announced moment on (G-03); REJECT: cancelled (5.12). */
async function decided(work: Work, { bizNo, bp, companyCode, decision, remark, decidedBy }: Decided): Promise<void> {
  if (decision === 'ADJUST') throw badField('decision')
  const key = { bp: bp ?? '', companyCode }
  const account = await lockAccount(work.db, key)
  const stop = await repo.lockStop(work.db, key, bizNo)
  if (!account || !stop) throw new Refusal('2902')
  if (stop.state !== 'NOTICED') return
  const how = { at: work.clock.iso(), by: decidedBy, reason: remark }
  await move(work, account, stop, decision === 'PASS' ? 'EXECUTE' : 'CANCEL', how)
}

/** A stop that staff have ordered is executed or cancelled at once by another member of staff. */
const asker = (work: Work, stopId: string, bp: string | null): Promise<string | null> =>
  creatorOf(work.db, { bp: bp ?? '', entity: 'stop_gas', entityId: stopId })

export const stopDesk: DeskArea = { describe, asker, decided }
