import { Type as t } from '@sinclair/typebox'
import { BillState, StopState } from '../codes'
import { Bp, CompanyCode, Flag, Id, Instant, Nullable, OneOf, Text, Volume2 } from '../common'
import { endpoints } from '../endpoint'

/** Part A 5.8, 3.3: what the company's staff decides about supply and bills. */
export const supplyCalls = endpoints({
  'btwob POST /stopGas/save': {
    access: 'staff',
    refuses: ['2901', '2902', 'E2011'],
    once: true,
    in: t.Object({
      kind: OneOf('PLANNED', 'EMERGENCY', 'PEAK'),
      /** The caller's own; returned for readers. */
      companyCode: t.Optional(CompanyCode),
      /** Customers; without them those with an address in the area. */
      bps: t.Optional(t.Array(Bp, { minItems: 1, maxItems: 500 })),
      area: t.Optional(Text(60)),
      title: Text(40, 1),
      reason: Text(200, 1),
      planStopAt: t.Optional(Instant),
      planResumeAt: t.Optional(Instant),
      /** PEAK only: m³ a day. */
      limitVolume: t.Optional(Volume2),
      tips: t.Optional(t.Array(Text(60, 1), { maxItems: 10 })),
    }),
    out: t.Object({ stopIds: t.Array(Id) }),
    summary: 'A planned, urgent or peak stop of supply, one case per customer; each is notified',
  },
  'btwob POST /stopGas/move': {
    access: 'staff',
    refuses: ['2210', '2901', '2902', '2904'],
    once: true,
    in: t.Object({
      stopId: Id,
      to: OneOf('CANCELLED', 'STOPPED', 'RESUMED'),
      /** When it happened; now by default. */
      at: t.Optional(Instant),
      remark: Text(200),
    }),
    out: t.Object({ state: StopState }),
    summary: 'Cancels, executes or ends a case, as its kind allows',
  },
  'btwob POST /bill/reverse': {
    access: 'staff',
    refuses: ['2902', '2904'],
    once: true,
    in: t.Object({
      bp: Bp,
      billId: Id,
      reason: Text(100, 2),
      /** '1': a new bill of the same lines takes its place. */
      reissue: t.Optional(Flag),
    }),
    out: t.Object({ state: BillState, newBillId: Nullable(Id) }),
    summary: 'Takes a bill back; what was paid on it goes to the balance',
  },
})
