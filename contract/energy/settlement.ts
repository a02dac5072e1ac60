import { Type as t } from '@sinclair/typebox'
import { BillState, DisputeReason, DisputeResult, ReadingSource, StatementState } from '../codes'
import {
  DateText,
  Id,
  Instant,
  Money,
  Month,
  Nullable,
  OneOf,
  Paged,
  Percent,
  Price,
  Text,
  Volume2,
  pageFields,
  YearText,
} from '../common'
import { endpoints } from '../endpoint'
import * as s from './shapes'

const Bill = t.Object({ billId: Id, billNo: t.String(), state: BillState, dueDate: DateText })

const head = {
  statementId: Id,
  statementNo: t.String(),
  scope: OneOf('MULTI', 'SINGLE'),
  /** Null on a statement of all meters. */
  meterId: Nullable(Id),
  /** What the customer calls the meter; '' on a statement of all meters. */
  meterName: t.String(),
  billVersion: s.BillVersion,
  billMonth: Month,
  periodFrom: DateText,
  periodTo: DateText,
  totalVolume: Volume2,
  totalAmount: Nullable(Money),
  state: StatementState,
  revision: t.Integer(),
  confirmDeadline: Nullable(Instant),
  billId: Nullable(Id),
  ...s.age,
}
export const Head = t.Object(head)

const Picture = t.Object({ fileID: Id, url: t.String() })

export const Dispute = t.Object({
  disputeId: Id,
  revision: t.Integer(),
  meterId: Nullable(Id),
  meterName: t.String(),
  channelNo: Nullable(s.ChannelNo),
  reasonCode: DisputeReason,
  content: t.String(),
  expectedReading: Nullable(Volume2),
  images: t.Array(Picture),
  submittedAt: Instant,
  /** The gas company's answer; null while there is none, and when it was withdrawn. */
  reply: Nullable(t.String()),
  /** When it was answered or withdrawn. */
  repliedAt: Nullable(Instant),
  result: Nullable(DisputeResult),
})

const RegisterAt = t.Object({
  readAt: Instant,
  workReading: Nullable(Volume2),
  pressure: Nullable(Volume2),
  temperature: Nullable(Volume2),
  source: ReadingSource,
})

/** How a line's registers came about: the readings at both ends, the photo of the last, the days between against the difference. */
const Register = t.Object({
  meterId: Id,
  channelNo: s.ChannelNo,
  start: Nullable(RegisterAt),
  end: Nullable(RegisterAt),
  daySum: Nullable(Volume2),
  deviationPct: Nullable(Percent),
  photoUrl: Nullable(t.String()),
})

export const Revision = t.Object({
  statementId: Id,
  revision: t.Integer(),
  state: StatementState,
  totalVolume: Volume2,
  totalAmount: Nullable(Money),
  madeAt: Nullable(Instant),
})

const Full = t.Object({
  ...head,
  netAmount: Nullable(Money),
  taxAmount: Nullable(Money),
  companySignName: t.String(),
  companySignAt: Nullable(Instant),
  customerSignName: Nullable(t.String()),
  customerSignAt: Nullable(Instant),
  /** The handwriting, signed for ten minutes. */
  signUrl: Nullable(t.String()),
  /** SHA-256 over everything that was signed, hex: docs/architecture.md says over which text. */
  signSha256: Nullable(t.String()),
  /** No answer came in time (AE-22). */
  isAutoConfirmed: t.Boolean(),
  lines: t.Array(s.StatementLine),
  /** Empty without BILL_VIEW. */
  segments: t.Array(t.Composite([t.Object({ meterId: Id, channelNo: s.ChannelNo }), s.Segment])),
  otherItems: t.Array(t.Object({ code: t.String(), name: t.String(), amount: Nullable(Money) })),
  registers: t.Array(Register),
  /** Of all revisions, the oldest first. */
  disputes: t.Array(Dispute),
  /** The newest first; this one is among them. */
  revisions: t.Array(Revision),
  /** How many disputes the customer still has. */
  disputesLeft: t.Integer({ minimum: 0, maximum: 2 }),
  bill: Nullable(Bill),
})

const OldFull = t.Object({
  ...head,
  rows: t.Array(
    t.Object({
      meterId: Id,
      meterNo: t.String(),
      meterName: t.String(),
      prev: Volume2,
      curr: Volume2,
      volume: Volume2,
      price: Nullable(Price),
      amount: Nullable(Money),
    }),
  ),
  /** Scan of the signed paper; null when none was brought in. */
  scanUrl: Nullable(t.String()),
  bill: Nullable(Bill),
})

const SignMeta = t.Object({
  points: t.Integer({ minimum: 0, maximum: 100_000 }),
  /** Of all strokes, px of the canvas. */
  strokeLength: t.Number({ minimum: 0, maximum: 10_000_000 }),
  /** Share of the canvas that the strokes span, per cent. */
  areaPct: t.Number({ minimum: 0, maximum: 100 }),
  width: t.Number({ minimum: 1, maximum: 10_000 }),
  height: t.Number({ minimum: 1, maximum: 10_000 }),
})

const one = t.Object({ statementId: Id })

/** Part A 5.3: what both sides agree on before a month is billed. */
export const settlementCalls = endpoints({
  'energy GET /settlement/list': {
    access: 'model:ENERGY_VIEW',
    in: t.Object({
      ...pageFields,
      state: t.Optional(OneOf('PENDING', 'DISPUTED', 'CONFIRMED')),
      year: t.Optional(YearText),
    }),
    out: Paged(Head, { counts: t.Object({ PENDING: t.Integer(), DISPUTED: t.Integer(), CONFIRMED: t.Integer() }) }),
  },
  'energy GET /settlement/detail': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902'],
    in: one,
    out: Full,
    summary: 'A statement of all meters',
  },
  'energy GET /settlement/detailSingle': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902'],
    in: one,
    out: Full,
    summary: 'A statement of one meter',
  },
  'energy GET /settlement/detailOld': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902', 'A2206'],
    in: one,
    out: OldFull,
    summary: 'A statement of the old system; A2206 has the `scope` of a new one',
  },
  'energy POST /settlement/confirm': {
    access: 'model:SETTLE_SIGN',
    once: true,
    refuses: ['2902', '44852', 'A2201', 'A2202', 'A2203'],
    in: t.Object({
      statementId: Id,
      /** As it was shown. */
      revision: t.Integer({ minimum: 1 }),
      /** Uploaded for SIGNATURE. */
      signFileID: Id,
      signMeta: SignMeta,
      signerName: Text(20, 1),
    }),
    out: t.Object({
      state: StatementState,
      customerSignAt: Instant,
      billId: Nullable(Id),
      pdfUrl: t.String(),
    }),
    summary: 'Signs; A2201 has the masked name of the first signer as `signedBy`',
  },
  'energy POST /settlement/dispute': {
    access: 'model:SETTLE_SIGN',
    once: true,
    refuses: ['2902', '44852', 'A2201', 'A2202', 'A2204'],
    in: t.Object({
      statementId: Id,
      revision: t.Integer({ minimum: 1 }),
      /** Needed on a statement of all meters for READING, VOLUME and ADJUST. */
      meterId: t.Optional(s.MeterId),
      channelNo: t.Optional(s.ChannelNo),
      reasonCode: DisputeReason,
      /** 5 characters at least. */
      content: Text(200),
      /** What the meter shows, for READING; at most two decimals. */
      expectedReading: t.Optional(Text(20)),
      /** Uploaded for DISPUTE; one at least for READING. */
      images: t.Optional(t.Array(Id, { maxItems: 6 })),
    }),
    out: t.Object({ disputeId: Id, state: StatementState }),
  },
  'energy POST /settlement/cancelDispute': {
    access: 'model:SETTLE_SIGN',
    refuses: ['2902', 'A2205'],
    in: t.Object({ disputeId: Id }),
    out: t.Object({ state: StatementState }),
    summary: 'Withdraws; the same again answers the same',
  },
  'energy GET /settlement/pdf': {
    access: 'model:ENERGY_VIEW',
    refuses: ['2902'],
    in: one,
    out: t.Object({ url: t.String(), fileName: t.String() }),
  },
})
