import { Type } from '@sinclair/typebox'
import type { In, Out } from '@contract'
import { MINUTE, toInstant, toMillis } from '@domain/date'
import { formatMoment } from '@domain/date-format'
import type { BoundSession, Work } from '../../http/context'
import { ownOr2902, Refusal } from '../../http/refusal'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { offersFor } from '../market/service'
import { notify } from '../notice/service'
import * as repo from './repo'

type Remind = 'default POST /hqw/goodGas/remind'

/** Before the window opens (E 5.3). */
const BEFORE = 10 * MINUTE

/** States that open no more. */
const NEVER: readonly string[] = ['closed', 'soldOut']

const remindAt = (windowStart: string): string => toInstant(toMillis(windowStart) - BEFORE)

/** Refuses 2902 for an offer that the customer cannot see, E1027 for one that is not to come. */
export async function remind(work: Work, session: BoundSession, { gpId, on }: In<Remind>): Promise<Out<Remind>> {
  const { bp, userId, companyCode } = session
  if (!on) {
    await repo.dropReminder(work.db, { bp, userId, gpId })
    return { reminded: false }
  }
  const { card } = ownOr2902((await offersFor(work, session)).find((offer) => offer.card.gpId === gpId))
  if (card.state !== 'coming') throw new Refusal('E1027')
  const { title, windowStart } = card
  const times = { windowStart, remindAt: remindAt(windowStart), createdAt: work.clock.iso() }
  await repo.saveReminder(work.db, { bp, userId, gpId, companyCode, title, ...times })
  return { reminded: true }
}

/** Sends one reminder, once. An offer that is gone or closed needs none; one that has been put off has a later one. */
async function send(work: Work, key: repo.ReminderKey): Promise<void> {
  const row = await repo.lockReminder(work.db, key)
  if (!row || row.remindAt === null || toMillis(row.remindAt) > work.clock.now()) return
  const offer = (await offersFor(work, row)).find(({ card }) => card.gpId === row.gpId)
  if (!offer || NEVER.includes(offer.card.state)) return void (await repo.dropReminder(work.db, key))
  const { title, windowStart } = offer.card
  if (toMillis(windowStart) - BEFORE > work.clock.now())
    return void (await repo.changeReminder(work.db, key, { windowStart, remindAt: remindAt(windowStart) }))
  await repo.changeReminder(work.db, key, { windowStart, remindAt: null })
  await notify(
    work,
    {
      bp: row.bp,
      companyCode: row.companyCode,
      audience: 'USER',
      userId: row.userId,
      route: '/pages/goodGasProductList/list',
      bizId: row.gpId,
    },
    {
      message: {
        templateCode: 'GOODGAS_OPEN',
        params: { title, start: formatMoment(windowStart, work.clock.today()) },
        dedupeKey: `GOODGAS_OPEN|${row.gpId}|${windowStart}|${row.userId}`,
      },
    },
  )
}

const text = Type.String()
const due = kind({
  name: 'goodGas.remind',
  data: Type.Object({ bp: text, userId: text, gpId: text }),
  run: { handle: send },
})

export const goodGasWork: AreaWork = {
  kinds: [due],
  sweeps: [
    sweep(
      'goodGas.remind',
      { everySeconds: 60 },
      due,
      async ({ db, clock }, after, limit) =>
        (await repo.dueReminders(db, clock.iso(), after, limit)).map((data) => ({
          key: `${data.bp}|${data.userId}|${data.gpId}`,
          data,
        })),
      ({ db, clock }) => repo.nextReminder(db, clock.iso()),
    ),
  ],
}
