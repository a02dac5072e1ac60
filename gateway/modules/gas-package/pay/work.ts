import { Type } from '@sinclair/typebox'
import { kind, sweep, type AreaWork } from '../../../work/kinds'
import { dueUnordered, nextUnordered } from '../repo/payments'
import { endPayment } from './money'

/** K-27: the bank transfer of a payment was not ordered in time. */
const expire = kind({
  name: 'package.payExpire',
  data: Type.Object({ bp: Type.String(), payNo: Type.String() }),
  run: {
    handle: (work, { bp, payNo }) => endPayment(work, { bp, payNo }, { as: 'EXPIRED', by: 'tradeTimeout' }),
  },
})

/** What is paid at a channel ends with its order, an ordered transfer by itself. */
export const payWork: AreaWork = {
  kinds: [expire],
  sweeps: [
    sweep(
      'package.payExpire',
      { everySeconds: 60 },
      expire,
      async ({ db, clock }, after, limit) =>
        (await dueUnordered(db, clock.iso(), after, limit)).map((data) => ({ key: data.payNo, data })),
      ({ db, clock }) => nextUnordered(db, clock.iso()),
    ),
  ],
}
