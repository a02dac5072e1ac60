import { Type as t } from '@sinclair/typebox'
import { Bp, DateText, Flag, Id, Instant, Text } from '../common'
import { endpoints } from '../endpoint'
import { HazardStatus, ItemResult, Kind, Phone, Reading, ReportStatus, VisitResult } from './words'

const Photos = t.Array(Id, { maxItems: 9 })
const HazardMoved = t.Object({ hazardId: Id, status: HazardStatus, version: t.Integer() })

/* Part D 5.9: what the gas company's inspectors file and decide. */
export const inspectorCalls = endpoints({
  'btwob POST /inspection/report/submit': {
    access: 'staff',
    refuses: ['2901', '2902', '44120', '44852'],
    once: true,
    in: t.Object({
      bp: Bp,
      planId: t.Optional(Id),
      kind: Kind,
      siteName: Text(40, 1),
      address: Text(120, 1),
      inspectAt: Instant,
      inspectorName: Text(20, 2),
      inspectorNo: Text(20, 1),
      inspectorPhone: Phone,
      visitResult: VisitResult,
      /** All of the checklist when the visit was done, none otherwise. */
      items: t.Array(
        t.Object({
          itemCode: Text(8, 1),
          result: ItemResult,
          note: t.Optional(Text(300)),
          photos: t.Optional(Photos),
          /** Of a failed item: its name on the notice, what must be done, and the meters that were shut for it. */
          title: t.Optional(Text(40, 2)),
          measures: t.Optional(Text(300, 2)),
          meterIds: t.Optional(t.Array(Id, { minItems: 1, maxItems: 50 })),
        }),
        { maxItems: 30 },
      ),
      readings: t.Array(Reading, { maxItems: 50 }),
      summary: Text(500),
    }),
    out: t.Object({ reportId: Id, reportNo: t.String(), hazardIds: t.Array(Id) }),
    summary: 'Files a visit: its report, a hazard per failed item, stops on site',
  },
  'btwob POST /inspection/report/void': {
    access: 'staff',
    refuses: ['2902', '2904', '44120'],
    in: t.Object({ reportId: Id, version: t.Integer(), reason: Text(200, 5) }),
    out: t.Object({ reportId: Id, status: ReportStatus, version: t.Integer() }),
    summary: 'Takes a report and its open hazards back',
  },
  'btwob POST /inspection/hazard/acceptPhotos': {
    access: 'staff',
    refuses: ['2902', '2904', '44120'],
    in: t.Object({ hazardId: Id, version: t.Integer(), note: Text(200) }),
    out: HazardMoved,
    summary: 'Closes a hazard of level 3 by its photos',
  },
  'btwob POST /inspection/hazard/extendDecide': {
    access: 'staff',
    refuses: ['2902', '2904', '44120'],
    in: t.Object({ hazardId: Id, version: t.Integer(), agree: Flag, reason: Text(200) }),
    out: t.Object({ hazardId: Id, dueDate: DateText, version: t.Integer() }),
    summary: 'Agrees to an extension or not',
  },
  'btwob POST /inspection/hazard/reinspect': {
    access: 'staff',
    refuses: ['2902', '2904', '44120', '44852'],
    once: true,
    in: t.Object({
      hazardId: Id,
      version: t.Integer(),
      passed: Flag,
      note: Text(300, 2),
      files: t.Optional(Photos),
    }),
    out: HazardMoved,
    summary: 'What a re-inspection found; what the company fixes itself is visited at once',
  },
  'btwob POST /inspection/hazard/void': {
    access: 'staff',
    refuses: ['2902', '2904', '44120'],
    in: t.Object({ hazardId: Id, version: t.Integer(), reason: Text(200, 5) }),
    out: HazardMoved,
    summary: 'Takes a hazard back',
  },
  'btwob POST /inspection/hazard/restore': {
    access: 'staff',
    refuses: ['2902', '44120'],
    once: true,
    in: t.Object({ hazardId: Id, note: Text(200, 2) }),
    out: HazardMoved,
    summary: 'The gas was let in again on a visit',
  },
})
