import { addDays, DAY } from '@domain/date'
import type { Area } from '../../areas'
import { answer } from '../../extensions'
import type { Work } from '../../http/context'
import { isoOf } from '../../ports/clock'
import { on } from '../../wiring'
import { onePiece, sweep, together } from '../../work/kinds'
import { masterLeft, openKeys } from '../membership/service'
import { deliverKind } from './deliver'
import { openEventsOf } from './events'
import { openDataHandlers } from './handlers'
import { admitKey } from './keys'
import { dueDeliveries, nextTry, purgeDeliveries } from './repo/deliveries'
import { dropHooksOf } from './repo/hooks'
import { endKeysOf, purgeKeys } from './repo/keys'
import { DELIVERIES_KEPT, USES_KEPT } from './rules/bounds'

async function purge({ db, clock }: Work): Promise<void> {
  await purgeKeys(db, addDays(clock.today(), -USES_KEPT), isoOf(clock.now() - USES_KEPT * DAY))
  await purgeDeliveries(db, isoOf(clock.now() - DELIVERIES_KEPT * DAY))
}

const due = sweep(
  'openData.due',
  { everySeconds: 60 },
  deliverKind,
  async ({ db, clock }, after, limit) =>
    (await dueDeliveries(db, clock.iso(), after, limit)).map((data) => ({ key: data.deliveryId, data })),
  ({ db, clock }) => nextTry(db, clock.iso()),
)

/** Open data for a customer's own software (Y-31). */
export const openDataArea = {
  name: 'open-data',
  handlers: openDataHandlers as unknown as Area['handlers'],
  work: together([onePiece('openData.purge', { dailyAt: '02:55' }, { handle: purge })], {
    kinds: [deliverKind],
    sweeps: [due],
  }),
  extensions: [
    answer(openKeys, { admit: admitKey }),
    on(masterLeft, async (work, { bp, userId }) => {
      await endKeysOf(work.db, bp, userId, work.clock.iso())
      await dropHooksOf(work.db, bp, userId)
    }),
    ...openEventsOf,
  ],
} satisfies Area
