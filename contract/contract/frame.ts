import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { contractNoticeStatus } from '@domain/statuses/signing'
import { Flag, Id, Instant, Nullable, OneOf, Paged, Percent2, Price, Text, Volume0, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { ContractNotice, ContractState, Months, Year } from './words'

const Expected = t.Object({ volume: Volume0, low: Volume0, high: Volume0 })

/** Annual frames and notices (B 5.6). */
export const frames = endpoints({
  'default GET /crmgas/contract/frame/get': {
    access: 'model:CONTRACT_VIEW',
    in: t.Object({ year: t.Optional(Year) }),
    out: t.Object({
      year: Year,
      /** The customer plans its gas, or has a frame. */
      needed: Flag,
      contract: Nullable(
        t.Object({
          contractId: Id,
          status: ContractState,
          version: t.Integer(),
          taskId: Nullable(Id),
          months: Months,
          mdq: Volume0,
          note: t.String(),
          remark: t.String(),
        }),
      ),
      window: t.Object({ open: Flag, from: Instant, until: Instant }),
      /** Use of each of the last twelve full months, in the order of January to December. */
      trailing: Months,
      trailing12: Volume0,
      /** What the months will come to, and between which two each, and all of them, will be four times of five; null where too little is known. */
      forecast: Nullable(
        t.Object({
          months: t.Array(Expected, { minItems: 12, maxItems: 12 }),
          total: Expected,
          /** The year before as it was, or by the level of the last months. */
          method: OneOf('HABIT', 'TREND'),
        }),
      ),
      /** Proposal: the forecast, or the last twelve months. */
      months: Months,
      mdq: Volume0,
      limits: t.Object({ mdqMax: Nullable(Volume0) }),
      tolerance: t.String(),
      /** What a month costs outside of its band, per cent of the price (D-07); null where nothing does. */
      fees: Nullable(t.Object({ overRate: Percent2, underRate: Percent2, price: Price })),
      pricing: t.String(),
      editable: Flag,
    }),
    summary: 'The annual frame of a year, what was used, and what is proposed (C-11)',
  },
  'default POST /crmgas/contract/frame/save': {
    access: 'model:CONTRACT_SIGN',
    refuses: ['2904', '42811', '42812', '42813', '42814', '2901'],
    once: true,
    in: t.Object({
      year: Year,
      months: Months,
      annualVolume: Volume0,
      mdq: Volume0,
      note: t.Optional(Text(200)),
      submit: t.Boolean(),
      version: t.Optional(t.Integer()),
    }),
    out: t.Object({ contractId: Id, status: ContractState, version: t.Integer() }),
    summary: 'Saves the draft of a frame, or submits it',
  },
  'default GET /crmgas/contract/notice/list': {
    access: 'model:CONTRACT_VIEW',
    in: t.Object({ status: t.Optional(OneOf(...codes(contractNoticeStatus))), ...pageFields }),
    out: Paged(ContractNotice),
    summary: 'Notices about contracts, the newest first',
  },
  'default GET /crmgas/contract/notice/detail': {
    access: 'model:CONTRACT_VIEW',
    refuses: ['2902'],
    in: t.Object({ noticeId: Id }),
    out: t.Object({ ...ContractNotice.properties, customerName: t.String(), companyName: t.String(), renewable: Flag }),
    summary: 'A notice as a letter; with it the notice is read',
  },
  'default POST /crmgas/contract/notice/ack': {
    access: 'model:CONTRACT_SIGN',
    refuses: ['2902', '2904'],
    once: true,
    in: t.Object({ noticeId: Id }),
    out: t.Object({ status: OneOf(...codes(contractNoticeStatus)), ackAt: Instant }),
    summary: 'An account with the right to sign knows of it (C-10)',
  },
})
