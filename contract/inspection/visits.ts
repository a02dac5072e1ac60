import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { doorVisits } from '@domain/statuses/inspection'
import { DateText, Done, Id, Nullable, OneOf, Text } from '../common'
import { endpoints } from '../endpoint'
import { Hazard, Phone, Plan, Slot } from './words'

/** Half of the code of the day: two digits. */
const Half = t.String({ pattern: '^\\d{2}$' })

/* Part D 5.5, IN-02, IN-10, Y-35: the time of a visit, and the inspector that comes. */
export const visitCalls = endpoints({
  'default GET /crmgas/inspection/plans': {
    access: 'model:INSPECTION_VIEW',
    in: t.Object({ year: t.Optional(t.Integer({ minimum: 2000, maximum: 2999 })) }),
    out: t.Array(Plan),
    summary: 'Planned visits of a year; without a year, those of the present one',
  },
  'default POST /crmgas/inspection/appoint': {
    access: 'model:INSPECTION_HANDLE',
    refuses: ['2901', '2902', '44104', '44311'],
    once: true,
    in: t.Object({ planId: Id, date: DateText, slot: Slot, contactName: Text(20, 2), contactPhone: Phone }),
    out: Plan,
    summary: 'Arranges a planned visit, or moves it',
  },
  'default POST /crmgas/inspection/hazard/appoint': {
    access: 'model:INSPECTION_HANDLE',
    refuses: ['2901', '2902', '2904', '44104'],
    once: true,
    in: t.Object({ hazardId: Id, version: t.Integer(), date: DateText, slot: Slot }),
    out: Hazard,
    summary: 'Arranges a re-inspection, within seven days',
  },
  'btwob GET /inspection/visit': {
    access: 'model:INSPECTION_VIEW',
    in: t.Object({ refId: Id }),
    out: Nullable(
      t.Object({
        kind: OneOf(...codes(doorVisits)),
        date: DateText,
        slot: Slot,
        inspector: Nullable(
          t.Object({ name: t.String(), no: t.String(), phone: t.String(), photo: Nullable(t.String()) }),
        ),
        /** Number of customers that the inspector visits before this one. */
        ahead: Nullable(t.Integer()),
        /** On the day itself: what the inspector says, and what the customer answers. */
        code: Nullable(t.Object({ theirs: Half, mine: Half })),
      }),
    ),
    summary: 'The inspector that comes for a plan or a hazard; null without an appointment',
  },
  'btwob POST /inspection/plan/miss': {
    access: 'staff',
    refuses: ['2902', '2904', '44120'],
    once: true,
    in: t.Object({
      planId: Id,
      version: t.Integer(),
      inspectorName: Text(20, 2),
      inspectorNo: Text(20, 1),
      inspectorPhone: Phone,
      note: Text(200),
    }),
    out: Plan,
    summary: 'The inspector met no contact at the visit',
  },
  'btwob POST /inspection/visit/assign': {
    access: 'staff',
    refuses: ['2902', '44852'],
    in: t.Object({
      refId: Id,
      inspectorName: Text(20, 2),
      inspectorNo: Text(20, 1),
      inspectorPhone: Phone,
      photoFileId: t.Optional(Id),
      ahead: t.Integer({ minimum: 0, maximum: 50 }),
    }),
    out: Done,
    summary: 'Sets the inspector of a visit, and how many customers come before',
  },
  'btwob GET /inspection/visit/code': {
    access: 'staff',
    refuses: ['2902', '44317'],
    in: t.Object({ refId: Id }),
    out: t.Object({ say: Half }),
    summary: 'The inspector’s half of the code, on the day itself',
  },
  'btwob POST /inspection/visit/check': {
    access: 'staff',
    refuses: ['2902', '44317'],
    in: t.Object({ refId: Id, code: Half }),
    out: Done,
    summary: 'Whether the customer answered with the other half',
  },
})
