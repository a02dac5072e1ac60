import { Type as t } from '@sinclair/typebox'
import { Flag, Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import { HazardShort, Kind, Phone, Plan, Report, ReportShort, SignMeta } from './words'

/** A place of gas use as its inspector has written it down. */
const siteName = t.Optional(Text(40, 1))
/** All that can be asked for. */
const Sites = t.Array(t.String())

/* Part D 5.5: what a customer sees and signs of an inspector's visits. */
export const reportCalls = endpoints({
  'default GET /crmgas/inspection/summary': {
    access: 'bound',
    in: t.Object({}),
    out: t.Object({
      openCount: t.Object({ level1: t.Integer(), level2: t.Integer(), level3: t.Integer() }),
      overdue: t.Integer(),
      gasStopped: t.Boolean(),
      /** The stop for a hazard that has shut the gas. */
      stopId: Nullable(t.String()),
      lastInspectAt: Nullable(Instant),
      lastConclusion: Nullable(OneOf('PASS', 'HAZARD')),
      daysSince: Nullable(t.Integer()),
      nextPlan: Nullable(Plan),
      toSign: t.Integer(),
      /** '0': without the model only hazards of level 1 are counted. */
      mayView: Flag,
    }),
    summary: 'Open hazards, the last visit and the next one',
  },
  'default GET /crmgas/inspection/list': {
    access: 'bound',
    in: t.Object({
      ...pageFields,
      tab: t.Optional(OneOf('ALL', 'TO_SIGN', 'HAZARD', 'DONE')),
      year: t.Optional(t.Integer({ minimum: 2000, maximum: 2999 })),
      kind: t.Optional(Kind),
      siteName,
    }),
    out: Paged(ReportShort, { years: t.Array(t.Integer()), sites: Sites }),
    summary: 'Reports of five years, the newest visit first',
  },
  'default GET /crmgas/inspection/detail': {
    access: 'model:INSPECTION_VIEW',
    refuses: ['2902'],
    in: t.Object({ reportId: Id }),
    out: Report,
    summary: 'A report with its items and hazards, and what is signed',
  },
  'default POST /crmgas/inspection/sign': {
    access: 'model:INSPECTION_HANDLE',
    refuses: ['2902', '2904', '44305', '44306', '44307', '44852'],
    once: true,
    in: t.Object({
      reportId: Id,
      version: t.Integer(),
      contentHash: t.String({ pattern: '^[0-9a-f]{64}$' }),
      signerName: Text(20, 2),
      signerPhone: Phone,
      /** Uploaded for SIGNATURE. */
      signFileId: Id,
      signMeta: SignMeta,
    }),
    out: Report,
    summary: 'Signs a report and, with it, for all its notices',
  },
  'default POST /crmgas/inspection/refuseSign': {
    access: 'model:INSPECTION_HANDLE',
    refuses: ['2902', '2904', '44307'],
    in: t.Object({ reportId: Id, version: t.Integer(), reason: Text(200, 5) }),
    out: Report,
    summary: 'Refuses to sign; the deadlines of hazards run on',
  },
  'default GET /crmgas/inspection/pdf': {
    access: 'model:INSPECTION_VIEW',
    refuses: ['2902', '44310'],
    in: t.Object({ reportId: Id }),
    out: t.Object({ url: t.String(), name: t.String() }),
    summary: 'Address of the signed report as a document',
  },
  'default GET /crmgas/inspection/hazard/list': {
    access: 'bound',
    in: t.Object({
      ...pageFields,
      tab: t.Optional(OneOf('OPEN', 'CLOSED', 'ALL')),
      level: t.Optional(OneOf('1', '2', '3')),
      siteName,
    }),
    out: Paged(HazardShort, { sites: Sites }),
    summary: 'Hazards, the nearest deadline first; without the model those of level 1',
  },
})
