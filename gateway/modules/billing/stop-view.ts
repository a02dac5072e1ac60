import type { In, Out } from '@contract'
import { maskName } from '@domain/mask'
import type { BoundSession, Work } from '../../http/context'
import { maySee } from '../../http/may-see'
import { envelope, paged } from '../../http/page'
import { Refusal } from '../../http/refusal'
import { ownAccount } from '../gas-account/service'
import { usersById } from '../identity/service'
import { companyOf } from '../membership/service'
import { ownMeters } from '../metering/service'
import { ask } from '../../wiring'
import { affectedPlans } from './affected-plans'
import { arrears } from './arrears'
import { stopById, stopPage, type StopGas } from './repo/stop'
import { currentStop } from './stop-gas'
import { StopHead, StopGas as StopGasSchema } from '@contract/energy/stop-shapes'
import { shape } from '../../http/shape'

type List = 'default GET /crmgas/stopGas/list'

/** The stop asked for, or the current one, with the meters it shuts; 2902 for an unknown one. */
export async function stopInfo(
  work: Work,
  session: BoundSession,
  stopId: string | undefined,
): Promise<Out<'default GET /crmgas/stopGas/info'>> {
  const account = await ownAccount(work, session)
  const stop = stopId ? await stopById(work.db, account, stopId) : await currentStop(work, account)
  if (stopId && !stop) throw new Refusal('2902')
  const meters = stop ? (await ownMeters(work, account)).filter((meter) => stop.meterIds.includes(meter.meterId)) : []
  return {
    stopGas: stop ? await stopView(work, stop) : null,
    meters: meters.map(({ meterId, meterNo, alias, state, valveState }) => ({
      meterId,
      meterNo,
      alias,
      state,
      valveState,
    })),
    arrears: maySee(session, 'BILL_VIEW') ? (await arrears(work, account)).unplanned.due.totalDue : null,
    plansAffected: stop ? await ask(work, affectedPlans)(work, account, stop) : [],
    serviceLine: (await companyOf(work, account.companyCode))?.hotline ?? '',
  }
}

export async function stopList(work: Work, session: BoundSession, input: In<List>): Promise<Out<List>> {
  const page = paged(input)
  const { rows, total } = await stopPage(work.db, session, input.state, page)
  return envelope(page, rows.map(headView), total)
}

const headView = (stop: StopGas) => shape(StopHead.properties, stop, {})

const stopView = async (work: Work, stop: StopGas) =>
  shape(StopGasSchema.properties, stop, {
    ackName: stop.ackBy === null ? null : await nameOf(work, stop.ackBy),
  })

/** Masked name of a user (A 9.20). */
export async function nameOf(work: Work, userId: string): Promise<string | null> {
  const user = (await usersById(work, [userId])).get(userId)
  return user ? maskName(user.nickname) : null
}
