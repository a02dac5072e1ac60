import type { In, Out } from '@contract'
import { maskName } from '@domain/mask'
import { meterName } from '@domain/meter-name'
import { MOST_OWN_STEPS, usualSteps, type StopStep } from '@domain/stop-steps'
import type { BoundSession, Work } from '../../http/context'
import { newId } from '../../http/ids'
import { badField, ownOr2902, Refusal } from '../../http/refusal'
import { openText, sealText } from '../../secret'
import { ownAccount, type AccountKey } from '../gas-account/service'
import { usersById } from '../identity/service'
import { ownMeter, ownMeters } from '../metering/service'
import { stopById, type StopGas } from './repo/stop'
import * as repo from './repo/stop-steps'

/* What is done at each meter before the gas goes and when it comes back, with user and moment (Y-19). */

type Member = AccountKey & { userId: string }
type List = 'btwob GET /stopGas/checklist'
type Check = 'btwob POST /stopGas/check'
type Add = 'btwob POST /stopGas/step/add'

/** stopGas/checklist: 2902 for a stop of another customer. */
export async function checklist(work: Work, session: BoundSession, stopId: string): Promise<Out<List>> {
  const account = await ownAccount(work, session)
  const stop = ownOr2902(await stopById(work.db, account, stopId))
  const meters = (await ownMeters(work, account)).filter(({ meterId }) => stop.meterIds.includes(meterId))
  const own = meters.length === 0 ? [] : await repo.ownSteps(work.db, stop.bp, stop.meterIds)
  const ticks = await repo.ticksOf(work.db, stop.bp, stopId)
  const users = await usersById(work, [...new Set(ticks.map(({ userId }) => userId))])
  const isOver = stop.state === 'RESUMED' || stop.state === 'CANCELLED'
  return {
    mayChange: !isOver,
    meters: meters.map((meter) => ({
      meterId: meter.meterId,
      name: meterName(meter),
      steps: [
        ...usualSteps.map((step) => ({ ...step, isOwn: false })),
        ...own.filter(({ meterId }) => meterId === meter.meterId).map((step) => ownView(work, step)),
      ].map((step) => {
        const done = ticks.find(({ meterId, stepId }) => meterId === meter.meterId && stepId === step.stepId)
        const user = done && users.get(done.userId)
        return { ...step, doneBy: user ? maskName(user.nickname) : null, doneAt: done?.doneAt ?? null }
      }),
    })),
  }
}

const ownView = (work: Work, { stepId, phase, textEnc }: repo.OwnStep): StopStep & { isOwn: boolean } => ({
  stepId,
  phase,
  text: openText(work, textEnc),
  isOwn: true,
})

/** stopGas/check: 2902 for a stop, meter or step that is not there; 2904 once the stop is over. */
export async function check(work: Work, session: Member, input: In<Check>): Promise<null> {
  const { stopId, meterId, stepId, done } = input
  const stop: StopGas = ownOr2902(await stopById(work.db, session, stopId))
  if (!stop.meterIds.includes(meterId)) throw new Refusal('2902')
  if (!usualSteps.some((step) => step.stepId === stepId)) {
    const own = await repo.ownSteps(work.db, stop.bp, [meterId])
    ownOr2902(own.find((step) => step.stepId === stepId))
  }
  if (stop.state === 'RESUMED' || stop.state === 'CANCELLED') throw new Refusal('2904')
  const { bp, companyCode } = stop
  const key = { bp, companyCode, stopId, meterId, stepId }
  await (done
    ? repo.tick(work.db, { ...key, userId: session.userId, doneAt: work.clock.iso() })
    : repo.untick(work.db, key))
  return null
}

/** stopGas/step/add: 2901 beyond the number of own steps of a meter. */
export async function addStep(
  work: Work,
  session: Member,
  { meterId, phase, text }: Omit<In<Add>, 'requestNo'>,
): Promise<Out<Add>> {
  const { bp, companyCode } = await ownAccount(work, session)
  await ownMeter(work, session, meterId)
  if ((await repo.ownSteps(work.db, bp, [meterId])).length >= MOST_OWN_STEPS) throw badField('text')
  const stepId = newId(work.clock.now())
  await repo.insertStep(work.db, {
    bp,
    companyCode,
    stepId,
    meterId,
    phase,
    textEnc: sealText(work, text.trim()),
    createdBy: session.userId,
    createdAt: work.clock.iso(),
  })
  return { stepId }
}

/** stopGas/step/remove: what it says goes from the stops that are not over, too. */
export async function removeStep(
  work: Work,
  { bp }: BoundSession,
  { meterId, stepId }: In<'btwob POST /stopGas/step/remove'>,
): Promise<null> {
  if (!(await repo.removeStep(work.db, { bp, meterId, stepId }, work.clock.iso()))) throw new Refusal('2902')
  return null
}
