import type { In, Out } from '@contract'
import { compareVolume } from '@domain/volume'
import type { Work } from '../../../http/context'
import { newId } from '../../../http/ids'
import { ownOr2902, Refusal } from '../../../http/refusal'
import { transition } from '../../../states'
import { findAccount, lockAccount } from '../../gas-account/service'
import { insertChanges } from '../repo/change'
import { lockMeter, metersOf } from '../repo/meter'
import { keyOfNumber } from '../repo/meter-key'
import { lastSettled } from '../repo/statement'
import { meterMachine } from '../states'
import type { Meter } from '../types'
import { ask } from '../../../wiring'
import { cardGas } from '../card-gas'
import { stoppedMeters } from '../stopped-meters'

type Call = 'btwob POST /meter/state'

/**
 * meter/state: what the company's people find at a meter (A 3.1). Repeated, it answers the state that there is. Refuses 2902 for an
 * unknown number, 2904 where the state does not allow it, and for taking a meter away while some of its gas is not settled or written.
 */
export async function meterState(
  work: Work,
  staff: { companyCode: string; userId: string },
  { meterNo, event, reason }: In<Call>,
): Promise<Out<Call>> {
  const key = await keyOfNumber(work.db, staff.companyCode, meterNo)
  if (!key || !(await lockAccount(work.db, key))) throw new Refusal('2902')
  await lockMeter(work.db, key)
  const meter = ownOr2902((await metersOf(work.db, key)).find(({ meterId }) => meterId === key.meterId))
  const wanted = { FAIL: 'FAULT', REPAIR: 'NORMAL', REMOVE: 'REMOVED' } as const
  if (meter.state === wanted[event]) return { state: meter.state }
  if (event === 'REMOVE' && !(await isAllSettled(work, meter))) throw new Refusal('2904')
  const moved = await transition(work, meterMachine, meter, event, { by: staff.userId, reason })
  // Repaired while its gas is stopped.
  const isStopped = moved === 'NORMAL' && (await ask(work, stoppedMeters)(work, meter)).includes(meter.meterId)
  const state = isStopped ? await transition(work, meterMachine, { ...meter, state: moved }, 'STOP') : moved
  if (event === 'REMOVE') await recordRemoval(work, meter, reason)
  work.log.info({ meterId: meter.meterId, event, by: staff.userId, reason }, 'state of a meter changed by staff')
  return { state }
}

/** Nothing that went through the meter, or was bought for it, is left to be billed or written: a removed meter has no statement. */
async function isAllSettled(work: Work, meter: Meter): Promise<boolean> {
  if (meter.meterType === 'IC') return !(await ask(work, cardGas).unfinished(work, meter)).has(meter.meterId)
  const account = await findAccount(work.db, meter)
  if (!account) return false
  const settled = await lastSettled(work.db, account, [meter.meterId], work.clock.today())
  return meter.channels.every(({ channelNo, lastReading }) => {
    const line = settled.find((one) => one.channelNo === channelNo)
    return line !== undefined && compareVolume(line.currReading, lastReading) === 0
  })
}

const recordRemoval = (work: Work, meter: Meter, reason: string): Promise<void> =>
  insertChanges(work.db, [
    {
      bp: meter.bp,
      companyCode: meter.companyCode,
      meterId: meter.meterId,
      meterNo: meter.meterNo,
      changeId: newId(work.clock.now()),
      changeType: 'REMOVE',
      oldValue: null,
      newValue: null,
      oldMeterNo: meter.meterNo,
      newMeterNo: null,
      oldEndReading: meter.lastReading,
      newStartReading: null,
      reason,
      operator: '燃气公司',
      happenedAt: work.clock.iso(),
      docUrl: null,
      affectsBilling: true,
    },
  ])
