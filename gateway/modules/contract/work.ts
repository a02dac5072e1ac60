import { Type } from '@sinclair/typebox'
import { addDays, startOf, toInstant } from '@domain/date'
import { atPresent } from '../../work/context'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { turn } from './conclude'
import { expire, remind, remindedDay } from './due'
import { issuing } from './issue'
import { watch, watchedDays } from './notices'
import { dueContracts, endingContracts } from './repo'
import { flowsToClose, flowsUnderWay, nextExpiry, overdueTasks, tasksEnding } from './repo/tasks'
import { sealWork } from './signing/papers'
import { flow, flowClosed } from './vendor'

const contractKey = Type.Object({ bp: Type.String(), contractId: Type.String() })
const taskKey = Type.Object({ bp: Type.String(), taskId: Type.String() })

const turned = kind({ name: 'contract.turn', data: contractKey, run: { handle: turn } })
const watched = kind({ name: 'contract.watch', data: contractKey, run: { handle: atPresent(watch) } })
const expired = kind({ name: 'contract.expire', data: taskKey, run: { handle: expire } })
const reminded = kind({ name: 'contract.remind', data: taskKey, run: { handle: atPresent(remind) } })

const byContract = <T extends { contractId: string }>(rows: readonly T[]) =>
  rows.map((data) => ({ key: data.contractId, data }))
const byTask = <T extends { taskId: string }>(rows: readonly T[]) => rows.map((data) => ({ key: data.taskId, data }))

/** Seconds between two queries of flows without a callback. */
const ASK = 600

/** Days past its time for which a refused flow is asked about: one that takes no signature any more may have taken one while its provider was silent. */
const SILENT_DAYS = 30

export const contractWork = {
  kinds: [issuing, turned, watched, expired, reminded, flow, flowClosed, sealWork],
  sweeps: [
    sweep('contract.turn', { dailyAt: '00:10' }, turned, async ({ db, clock }, after, limit) =>
      byContract(await dueContracts(db, clock.today(), after, limit)),
    ),
    // C-10.
    sweep('contract.watch', { dailyAt: '09:00' }, watched, async ({ db, clock }, after, limit) =>
      byContract(await endingContracts(db, watchedDays(clock.today()), after, limit)),
    ),
    sweep('contract.remind', { dailyAt: '09:05' }, reminded, async ({ db, clock }, after, limit) => {
      const { from, to } = remindedDay(clock.today())
      return byTask(await tasksEnding(db, from, to, after, limit))
    }),
    sweep(
      'contract.expire',
      { everySeconds: 60 },
      expired,
      async ({ db, clock }, after, limit) => byTask(await overdueTasks(db, clock.iso(), after, limit)),
      ({ db, clock }) => nextExpiry(db, clock.iso()),
    ),
    sweep('contract.flow', { everySeconds: ASK }, flow, async ({ db }, after, limit) =>
      byTask(await flowsUnderWay(db, after, limit)),
    ),
    sweep('contract.closeFlow', { everySeconds: ASK }, flowClosed, async ({ db, clock }, after, limit) =>
      byTask(await flowsToClose(db, toInstant(startOf(addDays(clock.today(), -SILENT_DAYS))), after, limit)),
    ),
  ],
} satisfies AreaWork
