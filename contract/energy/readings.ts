import { Type as t } from '@sinclair/typebox'
import { DateText, Instant, Nullable, OneOf, Paged, Volume2, pageFields } from '../common'
import { endpoints } from '../endpoint'
import * as s from './shapes'

/** What the company found when a reading was doubted (AE-07, AE-08). */
const Review = t.Object({
  /** PASS: it is right after all; REJECT: it is no reading; ADJUST: the register was another one. */
  decision: OneOf('PASS', 'REJECT', 'ADJUST'),
  /** The register that took its place, of an ADJUST. */
  corrected: Nullable(Volume2),
  reason: t.String(),
  at: Instant,
})

/** What days and registers rest on. */
export const readingCalls = endpoints({
  'btwob GET /meter/readings': {
    access: 'model:ENERGY_VIEW',
    refuses: ['A2101', 'A2316', 'A2331'],
    in: t.Object({
      ...pageFields,
      meterId: s.MeterId,
      channelNo: t.Optional(s.ChannelNo),
      /** Calendar days, both included; 62 at most. */
      from: DateText,
      to: DateText,
    }),
    out: Paged(
      t.Composite([
        s.MeterReadingRow,
        t.Object({
          /** The photo that became it, signed for a while; null without one. */
          photoUrl: Nullable(t.String()),
          review: Nullable(Review),
        }),
      ]),
    ),
    summary: 'Every reading of a meter, the oldest first: doubted and rejected ones too, with what was found',
  },
})
