import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { noticeEvents } from '@domain/first-notice'
import { Instant, Month, Nullable, OneOf } from './common'
import { endpoints } from './endpoint'

const counts = {
  /** Events with a delivered message before the customer opened the page, with the page opened before, and neither yet. */
  first: t.Integer({ minimum: 0 }),
  late: t.Integer({ minimum: 0 }),
  open: t.Integer({ minimum: 0 }),
  /** first of first and late, whole per cent, cut; null where there is neither. */
  share: Nullable(t.Integer({ minimum: 0, maximum: 100 })),
}

/* Y-33: how often a message about an event is delivered before the customer opens its page. */
export const firstNotice = endpoints({
  'btwob GET /firstNotice/months': {
    access: 'staff',
    out: t.Object({
      list: t.Array(
        t.Object({
          month: Month,
          countedAt: Instant,
          ...counts,
          kinds: t.Array(
            t.Object({
              kind: OneOf(...codes(noticeEvents)),
              /** False: no message reports it. */
              isMeasured: t.Boolean(),
              ...counts,
            }),
          ),
        }),
      ),
    }),
    summary: 'Share of events with a message delivered first to the company’s customers, by month and kind (Y-33)',
  },
})
