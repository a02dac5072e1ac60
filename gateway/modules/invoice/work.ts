import { Type } from '@sinclair/typebox'
import { transition } from '../../states'
import { kind, sweep } from '../../work/kinds'
import { announceKind, autoKind } from './auto/run'
import { expirePick } from './create'
import { deriveKind } from './derive-soon'
import { issueKind } from './issue'
import { mailKind } from './mails'
import { codeKind } from './matrix/mailing'
import { matrixMailKind } from './matrix/send'
import { redKind } from './red-run'
import { reissueKind } from './reissue'
import { dueApplies, nextApplyDue } from './repo/applies'
import { dueRuns, nextRunDue, rulesAfter } from './repo/auto'
import { lockItems, overdueItems } from './repo/items'
import { dueMailings, keyOfMailing } from './repo/mailing'
import { expiredPicks, nextPickEnd } from './repo/picks'
import { dueReds, nextRedEnd } from './repo/reds'
import { OVERDUE } from './rules/items'
import { lastDue } from './rules/mailing'
import { itemMachine } from './states'

const pickKind = kind({
  name: 'invoice.pick',
  data: Type.Object({ bp: Type.String(), pickId: Type.String() }),
  run: { handle: expirePick },
})

/** IV-04: the day after the deadline. */
const overdueKind = kind({
  name: 'invoice.overdue',
  data: Type.Object({ bp: Type.String(), itemId: Type.String() }),
  run: {
    async handle(work, { bp, itemId }) {
      const [item] = await lockItems(work.db, bp, [itemId])
      if (item?.status === 'I0' && item.deadline < work.clock.today())
        await transition(work, itemMachine, item, 'EXPIRE', { set: { blockReason: OVERDUE } })
    },
  },
})

export const invoiceWork = {
  kinds: [
    deriveKind,
    issueKind,
    mailKind,
    redKind,
    reissueKind,
    pickKind,
    overdueKind,
    codeKind,
    matrixMailKind,
    announceKind,
    autoKind,
  ],
  sweeps: [
    sweep(
      'invoice.issue',
      { everySeconds: 5 },
      issueKind,
      async ({ db, clock }, after, limit) =>
        (await dueApplies(db, clock.iso(), after, limit)).map((data) => ({ key: data.applyId, data })),
      ({ db, clock }) => nextApplyDue(db, clock.iso()),
    ),
    sweep(
      'invoice.red',
      { everySeconds: 30 },
      redKind,
      async ({ db, clock }, after, limit) =>
        (await dueReds(db, clock.iso(), after, limit)).map((data) => ({ key: data.redId, data })),
      ({ db, clock }) => nextRedEnd(db, clock.iso()),
    ),
    sweep(
      'invoice.pick',
      { everySeconds: 30 },
      pickKind,
      async ({ db, clock }, after, limit) =>
        (await expiredPicks(db, clock.iso(), after, limit)).map((data) => ({ key: data.pickId, data })),
      ({ db, clock }) => nextPickEnd(db, clock.iso()),
    ),
    sweep('invoice.overdue', { dailyAt: '00:05' }, overdueKind, async ({ db, clock }, after, limit) =>
      (await overdueItems(db, clock.today(), after, limit)).map((data) => ({ key: data.itemId, data })),
    ),
    // After the statements and bills of the day (10:00 on the first of a month) have become invoiceable.
    sweep('invoice.announce', { dailyAt: '11:00' }, announceKind, async ({ db }, after, limit) =>
      (await rulesAfter(db, after, limit)).map((data) => ({ key: data.bp, data })),
    ),
    sweep(
      'invoice.auto',
      { everySeconds: 60 },
      autoKind,
      async ({ db, clock }, after, limit) =>
        (await dueRuns(db, clock.iso(), after, limit)).map((data) => ({ key: data.runId, data })),
      ({ db, clock }) => nextRunDue(db, clock.iso()),
    ),
    // Not only on the 5th: what a pause has passed over goes out after it, month by month.
    sweep('invoice.matrixMail', { dailyAt: '08:30' }, matrixMailKind, async ({ db, clock }, after, limit) =>
      (await dueMailings(db, lastDue(clock.today()), after, limit)).map((data) => ({ key: keyOfMailing(data), data })),
    ),
  ],
}
