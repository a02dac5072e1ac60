import { Type as t } from '@sinclair/typebox'
import { DateText, Id, Instant, Money, Month, Nullable, Volume1, Volume2 } from '../common'
import { endpoints } from '../endpoint'
import { MeterFilter } from '../energy/shapes'

/** A 6.4: what is known of meters that are filled by cards, which have no days. */
export const cardUsage = endpoints({
  'btwob GET /usage/cards': {
    access: 'model:ENERGY_VIEW',
    refuses: ['A2101'],
    in: t.Object({ meterId: MeterFilter }),
    out: t.Object({
      /** The last twelve, the oldest first, by the day of payment; without what was paid back. */
      months: t.Array(
        t.Object({
          month: Month,
          /** m³; what an amount meter was bought in yuan is in `amount` only: its own prices make m³ of it. */
          volume: Volume2,
          /** Null without BILL_VIEW. */
          amount: Nullable(Money),
        }),
      ),
      /** Between two reads of a card, the newest first; the last twelve of each meter. */
      uses: t.Array(
        t.Object({ meterId: Id, name: t.String(), from: Instant, to: Instant, volume: Volume2, dayMean: Volume2 }),
      ),
      meters: t.Array(
        t.Object({
          meterId: Id,
          name: t.String(),
          /** In the meter when its card was last read; null before the first read, and of amount meters. */
          remain: Nullable(Volume1),
          /** Of the reads of about the last 90 days; null with less than two. */
          dayMean: Nullable(Volume2),
          /** When the card was last read. */
          readAt: Nullable(Instant),
          /** Day on which what was left is used up at that mean; null where one of the two is not known. */
          lastsUntil: Nullable(DateText),
        }),
      ),
      asOf: Instant,
    }),
    summary: 'What was bought for cards month by month, and what their meters used between two reads',
  },
})
