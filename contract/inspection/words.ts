import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { appointSlots } from '@domain/statuses/appointment'
import {
  conclusions,
  extendStatus,
  hazardActions,
  hazardLevels,
  hazardOperators,
  hazardProposals,
  hazardStatus,
  itemResults,
  planStatus,
  reportKinds,
  reportStatus,
  responsibles,
  visitResults,
} from '@domain/statuses/inspection'
import { DateText, Flag, Id, Instant, Nullable, OneOf, Text, Volume4 } from '../common'

const Level = OneOf(...codes(hazardLevels))
export const HazardStatus = OneOf(...codes(hazardStatus))
export const ReportStatus = OneOf(...codes(reportStatus))
export const Kind = OneOf(...codes(reportKinds))
export const VisitResult = OneOf(...codes(visitResults))
export const ItemResult = OneOf(...codes(itemResults))
export const Slot = OneOf(...codes(appointSlots))
export const Phone = t.String({ pattern: '^1[2-9]\\d{9}$' })
const Picture = t.Object({ fileID: Id, url: t.String() })
/** kPa with two decimals. */
const Pressure = t.String({ pattern: '^\\d{1,6}\\.\\d{2}$' })
export const Reading = t.Object({ meterNo: Text(30, 1), reading: Volume4, pressure: Nullable(Pressure) })

/** How a signature was drawn, as its canvas counts it. */
export const SignMeta = t.Object({
  points: t.Integer({ minimum: 0 }),
  strokeLength: t.Number({ minimum: 0 }),
  areaPct: t.Number({ minimum: 0, maximum: 100 }),
})

const hazardShort = {
  hazardId: Id,
  hazardNo: t.String(),
  reportId: Id,
  title: t.String(),
  siteName: t.String(),
  /** What must be done. */
  measures: t.String(),
  level: Level,
  originLevel: Level,
  responsible: OneOf(...codes(responsibles)),
  status: HazardStatus,
  dueDate: DateText,
  /** Negative when the deadline has passed. */
  daysLeft: t.Integer(),
  /** 0 while it is not late, and while it is not the customer's turn. */
  daysLate: t.Integer(),
  gasStopped: t.Boolean(),
  /** The gas is shut, and nothing stands against its return any more. */
  restorable: t.Boolean(),
  /** What the gas company is asked to decide about it. */
  proposal: Nullable(OneOf(...codes(hazardProposals))),
  stopPlannedAt: Nullable(Instant),
  extendStatus: OneOf(...codes(extendStatus)),
  photo: Nullable(t.String()),
}
export const HazardShort = t.Object(hazardShort)

const HazardAct = OneOf('CONFIRM', 'RECTIFY', 'WITHDRAW', 'EXTEND', 'APPOINT', 'APPEAL', 'RESTORE')

const HazardLog = t.Object({
  logId: Id,
  action: OneOf(...codes(hazardActions)),
  operatorType: OneOf(...codes(hazardOperators)),
  operatorName: t.String(),
  content: t.String(),
  files: t.Array(Picture),
  at: Instant,
})

export const Hazard = t.Object({
  ...hazardShort,
  description: t.String(),
  itemText: t.String(),
  basis: t.String(),
  noticeNo: t.String(),
  noticedAt: Instant,
  /** As the notice says it. */
  noticeDueDate: DateText,
  receivedAt: Nullable(Instant),
  /** The notice counts as received although it was not signed for. */
  served: t.Boolean(),
  inspectorName: t.String(),
  inspectorPhone: t.String(),
  photosBefore: t.Array(Picture),
  photosAfter: t.Array(Picture),
  extendDays: t.Integer(),
  /** Days that may be asked for; 0: none. */
  longestExtension: t.Integer(),
  meters: t.Array(t.String()),
  /** Number of its meter, where it is about one. */
  meterNo: Nullable(t.String()),
  gasStoppedAt: Nullable(Instant),
  appealedAt: Nullable(Instant),
  reinspectDate: Nullable(DateText),
  reinspectSlot: Nullable(Slot),
  closedAt: Nullable(Instant),
  closeNote: Nullable(t.String()),
  /** What follows when nothing is done, in order. */
  ahead: t.Array(t.Object({ date: DateText, title: t.String(), note: t.String() })),
  logs: t.Array(HazardLog),
  actions: t.Array(HazardAct),
  version: t.Integer(),
})

const reportShort = {
  reportId: Id,
  reportNo: t.String(),
  kind: Kind,
  siteName: t.String(),
  inspectAt: Instant,
  inspectorName: t.String(),
  visitResult: VisitResult,
  conclusion: Nullable(OneOf(...codes(conclusions))),
  status: ReportStatus,
  /** Hazards found, by their level at the visit. */
  found: t.Object({ level1: t.Integer(), level2: t.Integer(), level3: t.Integer() }),
  canSign: Flag,
}
export const ReportShort = t.Object(reportShort)

export const Report = t.Object({
  ...reportShort,
  planId: Nullable(Id),
  address: t.String(),
  inspectorNo: t.String(),
  inspectorPhone: t.String(),
  items: t.Array(
    t.Object({
      itemCode: t.String(),
      group: t.String(),
      text: t.String(),
      result: ItemResult,
      note: t.String(),
      photos: t.Array(Picture),
    }),
  ),
  readings: t.Array(Reading),
  summary: t.String(),
  hazards: t.Array(HazardShort),
  contentHash: t.String(),
  signer: Nullable(t.Object({ name: t.String(), signedAt: Instant, url: Nullable(t.String()), sha256: t.String() })),
  refuseReason: t.String(),
  voidReason: Nullable(t.String()),
  actions: t.Array(OneOf('SIGN', 'REFUSE', 'PDF', 'APPOINT')),
  version: t.Integer(),
})

export const Plan = t.Object({
  planId: Id,
  planYear: t.Integer(),
  seq: t.Integer(),
  dueFrom: DateText,
  dueTo: DateText,
  status: OneOf(...codes(planStatus)),
  appointDate: Nullable(DateText),
  appointSlot: Nullable(Slot),
  missCount: t.Integer(),
  reportId: Nullable(Id),
  version: t.Integer(),
})
