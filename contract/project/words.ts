import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { appointSlots } from '@domain/statuses/appointment'
import { customerClasses } from '@domain/statuses/names'
import {
  approvalTypes,
  engineRecordTypes,
  pressureLevels,
  projectApprovalStatus,
  projectPaymentStatus,
  projectRoles,
  projectStages,
  projectStatus,
  projectTypes,
  projectUpdateKinds,
  recordResults,
  schemeStatus,
  shownNodeStatus,
  surveyResults,
} from '@domain/statuses/project'
import { DateText, Id, Instant, Money, Nullable, OneOf, Text, Volume0 } from '../common'
import { SignMeta } from '../inspection/words'

/* What a project is in the answers of its calls (part D 5.2). Progress is per cent, whole, rounded down. */

export const key = { projectId: Id }
export const view = { access: 'model:PROJECT_VIEW', refuses: ['2902'] } as const
export const signFields = { signFileId: t.Optional(Id), signMeta: t.Optional(SignMeta) }

export const Stage = OneOf(...codes(projectStages))
export const Status = OneOf(...codes(projectStatus))
export const PaymentStatus = OneOf(...codes(projectPaymentStatus))
export const ApprovalStatus = OneOf(...codes(projectApprovalStatus))
const NodeStatus = OneOf(...codes(shownNodeStatus))
export const ProjectTypeCode = OneOf(...codes(projectTypes))
export const CustomerClassCode = OneOf(...codes(customerClasses))
export const Pressure = OneOf(...codes(pressureLevels))
export const Slot = OneOf(...codes(appointSlots))
export const Survey = OneOf(...codes(surveyResults))
export const ApprovalTypeCode = OneOf(...codes(approvalTypes))
export const RecordType = OneOf(...codes(engineRecordTypes))
export const Result = OneOf(...codes(recordResults))
export const Day = Nullable(DateText)
const Rate = t.Integer({ minimum: 0, maximum: 100 })

export const Flow = t.String({ pattern: '^\\d{1,8}\\.\\d{2}$', description: 'm³/h, 2 decimals' })
export const Amount2 = t.String({
  pattern: '^\\d{1,10}\\.\\d{2}$',
  description: 'quantity in its own unit, 2 decimals',
})
export const Degrees = t.String({ pattern: '^-?\\d{1,3}\\.\\d{6}$', description: 'degrees, WGS-84, 6 decimals' })

const Picture = t.Object({ fileId: Id, name: t.String(), url: t.String(), isImage: t.Boolean() })
export const Pictures = t.Array(Picture)
export const Person = t.Object({ role: OneOf(...codes(projectRoles)), name: t.String(), phone: t.String() })

export const shortFields = {
  projectId: Id,
  projectNo: t.String(),
  projectName: t.String(),
  projectType: ProjectTypeCode,
  stage: Stage,
  status: Status,
  totalRate: Rate,
  currentNodeName: t.String(),
  unread: t.Integer(),
  applyDate: DateText,
  planFinishDate: Day,
  /** Days by which it ends later than it was planned first; null without a plan. */
  delayDays: Nullable(t.Integer()),
}
export const Short = t.Object({ ...shortFields, todoCount: t.Integer() })

const nodeFields = {
  nodeCode: t.String(),
  nodeName: t.String(),
  stage: Stage,
  rate: Rate,
  status: NodeStatus,
  planStart: Day,
  planEnd: Day,
  actualStart: Day,
  actualEnd: Day,
}
export const Node = t.Object({
  ...nodeFields,
  preCode: t.String(),
  tip: t.String(),
  tipClicked: t.Boolean(),
  remark: t.String(),
  files: Pictures,
  hasChild: t.Boolean(),
})

export const StageRow = t.Object({
  stage: Stage,
  stageName: t.String(),
  rate: Rate,
  status: NodeStatus,
  planStart: Day,
  planEnd: Day,
  actualStart: Day,
  actualEnd: Day,
})

export const Place = t.Object({
  buildings: t.Array(
    t.Object({
      name: Text(40, 1),
      floor: Text(20),
      area: t.String({ pattern: '^\\d{1,8}\\.\\d$', description: 'm²' }),
    }),
    { maxItems: 50 },
  ),
  points: t.Array(
    t.Object({ pointName: Text(40, 1), equipmentType: Text(40), quantity: t.Integer({ minimum: 0 }), ratedFlow: Flow }),
    { maxItems: 50 },
  ),
  /** Distance in metres. */
  nearestPipe: Nullable(t.Object({ pressure: Pressure, diameter: Text(20, 1), distance: t.Integer({ minimum: 0 }) })),
  ventilation: t.Boolean(),
  alarmRequired: t.Boolean(),
})

const QuoteItem = t.Object({
  item: t.String(),
  spec: t.String(),
  unit: t.String(),
  quantity: Amount2,
  price: Money,
  amount: Money,
})

export const SchemeShort = t.Object({
  schemeId: Id,
  versionNo: t.Integer(),
  title: t.String(),
  quoteTotal: Money,
  planDays: t.Integer(),
  status: OneOf(...codes(schemeStatus)),
  createdAt: Instant,
  expireAt: Instant,
})
export const Scheme = t.Object({
  ...SchemeShort.properties,
  summary: t.String(),
  files: Pictures,
  quote: t.Array(QuoteItem),
  opinion: t.String(),
  confirmAt: Nullable(Instant),
})

export const Payment = t.Object({
  paymentId: Id,
  seq: t.Integer(),
  name: t.String(),
  /** Per cent of the contract as it was confirmed; 0 for what a change of costs added. */
  ratio: t.Integer(),
  amount: Money,
  paidAmount: Money,
  unpaidAmount: Money,
  dueDate: DateText,
  overdue: t.Boolean(),
  status: PaymentStatus,
  paidAt: Nullable(Instant),
  /** The transfer that is awaited for it, with what its remark has to say (AE-75). */
  transfer: Nullable(t.Object({ ttId: Id, remitCode: t.String(), amount: Money, expireAt: Instant })),
  voucher: Nullable(t.Object({ amount: Money, payDate: DateText, files: Pictures })),
  rejectReason: Nullable(t.String()),
  version: t.Integer(),
})

export const Approval = t.Object({
  approvalId: Id,
  projectId: Id,
  approvalType: ApprovalTypeCode,
  title: t.String(),
  content: t.String(),
  before: t.String(),
  after: t.String(),
  amountDelta: Nullable(Money),
  finishDate: Day,
  files: Pictures,
  status: ApprovalStatus,
  deadline: Instant,
  opinion: t.String(),
  /** Agreeing needs a signature (PJ-06). */
  signed: t.Boolean(),
  commitAt: Nullable(Instant),
  createdAt: Instant,
  version: t.Integer(),
})

export const newsFields = {
  updateId: Id,
  nodeCode: Nullable(t.String()),
  kind: OneOf(...codes(projectUpdateKinds)),
  title: t.String(),
  content: t.String(),
  beforeDate: Day,
  afterDate: Day,
  files: Pictures,
  at: Instant,
}
export const Update = t.Object({ ...newsFields, read: t.Boolean() })

export const Quantity = t.Object({ item: Text(40, 1), unit: Text(10, 1), planned: Amount2, finished: Amount2 })

export const EngineRecord = t.Object({
  recordId: Id,
  recordType: RecordType,
  name: t.String(),
  result: Result,
  recordDate: DateText,
  files: Pictures,
  facts: t.Array(t.Object({ label: t.String(), value: t.String(), unit: t.String() })),
})

export const Log = t.Object({
  logId: Id,
  nodeCode: Nullable(t.String()),
  workDate: DateText,
  content: t.String(),
  workers: t.Integer(),
  weather: t.String(),
  safety: t.String(),
  photos: Pictures,
})

export const requirementFields = {
  customerClass: CustomerClassCode,
  /** m³/h at most, and m³ a year, as the customer asked for them. */
  peakFlow: Flow,
  annualVolume: Volume0,
  pressureLevel: Pressure,
}

export const NextStep = t.Object({
  nodeCode: t.String(),
  name: t.String(),
  date: Day,
  person: Nullable(Person),
})
