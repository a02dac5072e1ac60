import { Type as t } from '@sinclair/typebox'
import { Bp, Instant, OneOf, Text } from './common'
import { endpoints } from './endpoint'

const ScanId = Text(22, 22)
const Kind = OneOf('PC_LOGIN', 'SUB_INVITE')
/** C 3.6: S0 waiting, S1 scanned, S2 confirmed, S3 declined, S4 expired. */
const Status = OneOf('S0', 'S1', 'S2', 'S3', 'S4')

/** C 5.5, calls 98–101: what a scanned code stands for (TD-05, TD-06). */
export const scan = endpoints({
  'default POST /crmgas/scan/create': {
    access: 'public',
    in: t.Object({ kind: t.Literal('PC_LOGIN'), pcName: Text(60) }),
    out: t.Object({ scanId: ScanId, qrText: t.String(), expireAt: Instant }),
    summary: 'A code of 120 s for the login page of a PC; its result comes to this browser only',
  },
  'default GET /crmgas/scan/poll': {
    access: 'public',
    in: t.Object({ scanId: ScanId }),
    out: t.Object({ status: Status, loginCode: t.Optional(t.String()) }),
    summary: 'State of a code; once confirmed, one time, the temporary code that logs the PC in',
  },
  'default POST /crmgas/scan/scan': {
    access: 'login',
    // Besides its own: what an invitation meets (BD-08).
    refuses: ['2105', '2107', '2550', '2551', '2902'],
    in: t.Object({ scanId: ScanId }),
    out: t.Object({
      kind: Kind,
      status: Status,
      info: t.Object({
        pcName: t.Optional(t.String()),
        /** Where the code was asked for. */
        ip: t.Optional(t.String()),
        /** '' when nothing is known of the address. */
        region: t.Optional(t.String()),
        createdAt: Instant,
        expireAt: Instant,
        bp: t.Optional(Bp),
        customerName: t.Optional(t.String()),
        /** Names of the rights that come with an invitation. */
        models: t.Optional(t.Array(t.String())),
      }),
    }),
    summary: 'The logged-in user opens a scanned code',
  },
  'default POST /crmgas/scan/confirm': {
    access: 'login',
    // Besides its own: what an invitation meets (BD-08).
    refuses: ['2101', '2105', '2107', '2550', '2551', '2902'],
    in: t.Object({ scanId: ScanId, confirm: OneOf('1', '0') }),
    out: t.Object({ status: Status, bindingId: t.Optional(t.String()) }),
    summary: 'Agrees or declines what the scanned code stands for',
  },
})
