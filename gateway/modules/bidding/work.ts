import { Type } from '@sinclair/typebox'
import { kind, sweep, type AreaWork } from '../../work/kinds'
import { dueActivities, nextStepAt } from './repo/activities'
import { dueBids, lapsedWins, nextLapse } from './repo/bids'
import { lapse, settleBid } from './settle'
import { turnActivity } from './turn'

const bidKey = Type.Object({ bp: Type.String(), companyCode: Type.String(), bidNo: Type.String() })

const turn = kind({
  name: 'bidding.turn',
  data: Type.Object({ companyCode: Type.String(), ngId: Type.String() }),
  run: { handle: turnActivity },
})
const settle = kind({ name: 'bidding.settle', data: bidKey, run: { handle: settleBid } })
const pass = kind({ name: 'bidding.lapse', data: bidKey, run: { handle: lapse } })

/** ngClear of B 0.6, step by step: an activity, then each of its bids by itself. */
export const biddingWork: AreaWork = {
  kinds: [turn, settle, pass],
  sweeps: [
    sweep(
      'bidding.turn',
      { everySeconds: 60 },
      turn,
      async ({ db, clock }, after, limit) =>
        (await dueActivities(db, clock.iso(), after, limit)).map((data) => ({ key: data.ngId, data })),
      ({ db, clock }) => nextStepAt(db, clock.iso()),
    ),
    sweep('bidding.settle', { everySeconds: 60 }, settle, async ({ db }, after, limit) =>
      (await dueBids(db, after, limit)).map((data) => ({ key: data.bidNo, data })),
    ),
    sweep(
      'bidding.lapse',
      { everySeconds: 60 },
      pass,
      async ({ db, clock }, after, limit) =>
        (await lapsedWins(db, clock.iso(), after, limit)).map((data) => ({ key: data.bidNo, data })),
      ({ db, clock }) => nextLapse(db, clock.iso()),
    ),
  ],
}
