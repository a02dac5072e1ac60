import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { contractNoticeKinds, signTaskStatus } from '@domain/statuses/signing'
import { Flag, Id, Instant, Nullable, OneOf, Paged, pageFields } from '../common'
import { endpoints } from '../endpoint'

/** What of its contracts a gas company waits for (C-10). */
const Share = OneOf('UNREAD', 'UNACKED', 'UNSIGNED')

/* What staff see of customers that have not read, acknowledged or signed. */
export const noticeStaff = endpoints({
  'btwob GET /contract/missing': {
    access: 'staff',
    in: t.Object({ share: Share, ...pageFields }),
    out: Paged(
      t.Object({
        bp: Id,
        customerName: t.String(),
        contractId: Id,
        contractNo: t.String(),
        title: t.String(),
        /** UNREAD, UNACKED: the notice. */
        noticeId: Nullable(Id),
        kind: OneOf(...codes(contractNoticeKinds)),
        /** UNSIGNED: state of the task. */
        task: Nullable(OneOf(...codes(signTaskStatus))),
        /** When the customer was notified. */
        sentAt: Instant,
        /** Days to the end of the contract, of an unsigned one to the end of its task; below 0 after it. */
        daysLeft: t.Integer(),
      }),
      { counts: t.Object({ unread: t.Integer(), unacked: t.Integer(), unsigned: t.Integer() }) },
    ),
    summary:
      'Contracts with a notice that is not read or not acknowledged, and contracts that are not signed; what ends first on top',
  },
  'btwob GET /contract/readers': {
    access: 'staff',
    refuses: ['2902'],
    in: t.Object({ bp: Id, noticeId: Id }),
    out: t.Object({
      people: t.Array(t.Object({ name: t.String(), isMaster: Flag, maySign: Flag, readAt: Nullable(Instant) })),
    }),
    summary: 'The accounts that may read a notice, and when each did; names are masked',
  },
})
