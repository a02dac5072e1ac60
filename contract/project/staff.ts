import { Type as t } from '@sinclair/typebox'
import { Bp, DateText, Flag, Id, Instant, Money, Nullable, OneOf, Paged, Text, Volume0, pageFields } from '../common'
import { endpoints } from '../endpoint'
import {
  Amount2,
  Approval,
  ApprovalStatus,
  ApprovalTypeCode,
  CustomerClassCode,
  Degrees,
  Flow,
  newsFields,
  Node,
  Payment,
  PaymentStatus,
  Person,
  Place,
  Pressure,
  ProjectTypeCode,
  Quantity,
  RecordType,
  Result,
  SchemeShort,
  Slot,
  Stage,
  Status,
  Survey,
} from './words'

/* Part D 5.9: what the gas company writes about a project. Staff know projects by their id; another company's are 2902. */

const Files = (most: number) => t.Optional(t.Array(Id, { maxItems: most, uniqueItems: true }))
const Moved = t.Object({ projectId: Id, status: Status, stage: Stage, totalRate: t.Integer(), version: t.Integer() })
const own = { projectId: Id, version: t.Integer() }
const moves = { access: 'staff', refuses: ['2902', '2904', '44120'], out: Moved } as const

const StaffProject = t.Object({
  projectId: Id,
  projectNo: t.String(),
  projectName: t.String(),
  bp: Bp,
  stage: Stage,
  status: Status,
  totalRate: t.Integer(),
  planFinishDate: Nullable(DateText),
})

export const staffCalls = endpoints({
  'btwob GET /project/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object({ ...pageFields, status: t.Optional(Status) }),
    out: Paged(t.Object({ ...StaffProject.properties, customerName: t.String() })),
    summary: 'Projects of the company, the newest first',
  },
  'btwob GET /project/detail': {
    access: 'staff',
    refuses: ['2211', '2902'],
    in: t.Object({ projectId: Id }),
    out: t.Object({
      ...StaffProject.properties,
      version: t.Integer(),
      pauseReason: Nullable(t.String()),
      /** The ticket that it began with. */
      ticketId: Nullable(Id),
      people: t.Array(Person),
      quantities: t.Array(Quantity),
      /** Where the gas goes, as the survey found it; null before it. */
      place: Nullable(Place),
      /** How many drawings it has. */
      drawings: t.Integer(),
      /** What the customer reads of it, the newest twenty. */
      updates: t.Array(t.Object(newsFields)),
      nodes: t.Array(Node),
      schemes: t.Array(SchemeShort),
      payments: t.Array(Payment),
      approvals: t.Array(Approval),
    }),
    summary: 'A project with all that staff move in it',
  },

  'btwob POST /project/create': {
    access: 'staff',
    once: true,
    refuses: ['2901', '2902', '44104', '44120'],
    in: t.Object({
      bp: Bp,
      projectName: Text(60, 2),
      projectType: ProjectTypeCode,
      customerClass: CustomerClassCode,
      address: Text(120, 2),
      lng: t.Optional(Degrees),
      lat: t.Optional(Degrees),
      peakFlow: Flow,
      annualVolume: Volume0,
      pressureLevel: Pressure,
      people: t.Array(Person, { minItems: 1, maxItems: 10 }),
      applyDate: DateText,
      planFinishDate: t.Optional(DateText),
      planGasDate: t.Optional(DateText),
      appointDate: t.Optional(DateText),
      appointSlot: t.Optional(Slot),
      /** The ticket that asked for it; a ticket has one project and is accepted with it (TK-17). */
      ticketId: t.Optional(Id),
      /** Planned days of its steps. */
      plan: t.Optional(
        t.Array(t.Object({ nodeCode: Text(8, 1), planStart: DateText, planEnd: DateText }), { maxItems: 30 }),
      ),
    }),
    out: t.Object({ projectId: Id, projectNo: t.String() }),
    summary: 'Begins a project with all of its steps',
  },
  'btwob POST /project/plan': {
    ...moves,
    refuses: ['2901', '2902', '2904', '44120'],
    in: t.Object({
      ...own,
      steps: t.Array(t.Object({ nodeCode: Text(8, 1), planStart: DateText, planEnd: DateText }), {
        minItems: 1,
        maxItems: 30,
      }),
      /** The planned end of the whole project, where it moves. */
      planFinishDate: t.Optional(DateText),
      /** Why planned days move (PJ-03). */
      reason: t.Optional(Text(200, 2)),
    }),
    summary: 'Planned days of many steps at once',
  },
  'btwob POST /project/node/update': {
    ...moves,
    refuses: ['2901', '2902', '2904', '44120', '44852'],
    in: t.Object({
      ...own,
      nodeCode: Text(8, 1),
      event: t.Optional(OneOf('START', 'FINISH', 'SKIP', 'REOPEN')),
      rate: t.Optional(t.Integer({ minimum: 0, maximum: 100 })),
      planStart: t.Optional(DateText),
      planEnd: t.Optional(DateText),
      /** The planned end of the whole project, where it moves. */
      planFinishDate: t.Optional(DateText),
      /** Why a rate goes down or a planned day moves (PJ-03). */
      reason: t.Optional(Text(200, 2)),
      tip: t.Optional(Text(60)),
      remark: t.Optional(Text(300)),
      files: Files(9),
      /** What the survey found. */
      arrivedAt: t.Optional(Instant),
      surveyResult: t.Optional(Survey),
      surveyText: t.Optional(Text(300)),
      surveyPhotos: Files(9),
      place: t.Optional(Place),
      quantities: t.Optional(t.Array(Quantity, { maxItems: 30 })),
      drawing: t.Optional(t.Object({ name: Text(60, 1), versionNo: t.Integer({ minimum: 1 }), fileId: Id })),
      /** A paper that is delivered with the gas. */
      record: t.Optional(
        t.Object({
          recordType: RecordType,
          name: Text(60, 1),
          result: Result,
          recordDate: DateText,
          files: Files(9),
          facts: t.Array(t.Object({ label: Text(20, 1), value: Text(40, 1), unit: Text(10) }), { maxItems: 10 }),
        }),
      ),
    }),
    summary: 'Moves a step on, its days, its progress, and what was found or made in it',
  },
  'btwob POST /project/scheme/publish': {
    access: 'staff',
    once: true,
    refuses: ['2901', '2902', '44120', '44852'],
    in: t.Object({
      projectId: Id,
      title: Text(60, 2),
      summary: Text(300),
      designFiles: Files(9),
      quote: t.Array(
        t.Object({
          item: Text(40, 1),
          spec: Text(40),
          unit: Text(10, 1),
          quantity: Amount2,
          price: Money,
        }),
        { minItems: 1, maxItems: 100 },
      ),
      planDays: t.Integer({ minimum: 1, maximum: 999 }),
    }),
    out: t.Object({ schemeId: Id, versionNo: t.Integer(), quoteTotal: Money }),
    summary: 'The next version of the scheme; an older one that waits is replaced',
  },
  'btwob POST /project/payment/audit': {
    access: 'staff',
    refuses: ['2902', '2904', '44120', '44604', '44607'],
    in: t.Object({ paymentId: Id, version: t.Integer(), passed: Flag, reason: t.Optional(Text(200)) }),
    out: t.Object({ paymentId: Id, status: PaymentStatus, paidAmount: Money, version: t.Integer() }),
    summary: 'Decides about a voucher',
  },
  'btwob POST /project/approval/create': {
    access: 'staff',
    once: true,
    refuses: ['2901', '2902', '44120', '44852'],
    in: t.Object({
      projectId: Id,
      approvalType: ApprovalTypeCode,
      title: Text(60, 2),
      content: Text(500, 2),
      before: t.Optional(Text(100)),
      after: t.Optional(Text(100)),
      amountDelta: t.Optional(Money),
      /** SCHEDULE: the planned end once it is agreed to. */
      finishDate: t.Optional(DateText),
      files: Files(9),
      deadline: Instant,
    }),
    out: t.Object({ approvalId: Id, version: t.Integer() }),
    summary: 'Asks the customer to agree',
  },
  'btwob POST /project/approval/withdraw': {
    access: 'staff',
    refuses: ['2902', '2904', '44120'],
    in: t.Object({ approvalId: Id, version: t.Integer() }),
    out: t.Object({ approvalId: Id, status: ApprovalStatus, version: t.Integer() }),
  },
  'btwob POST /project/log': {
    access: 'staff',
    once: true,
    refuses: ['2901', '2902', '44120', '44852'],
    in: t.Object({
      projectId: Id,
      nodeCode: t.Optional(Text(8, 1)),
      workDate: DateText,
      content: Text(300, 2),
      workers: t.Integer({ minimum: 0, maximum: 999 }),
      weather: Text(10),
      safety: Text(100),
      photos: Files(9),
    }),
    out: t.Object({ logId: Id }),
    summary: 'A day on site',
  },
  'btwob POST /project/pause': { ...moves, in: t.Object({ ...own, reason: Text(200, 2) }) },
  'btwob POST /project/resume': { ...moves, in: t.Object({ ...own }) },
  'btwob POST /project/terminate': { ...moves, in: t.Object({ ...own, reason: Text(200, 2) }) },
})
