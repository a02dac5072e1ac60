import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { surveyResults } from '@domain/statuses/project'
import { DateText, Flag, Id, Instant, Money, Nullable, OneOf, Paged, Text, pageFields } from '../common'
import { endpoints } from '../endpoint'
import {
  Day,
  Degrees,
  EngineRecord,
  key,
  Log,
  NextStep,
  Node,
  Payment,
  Person,
  Pictures,
  Place,
  Pressure,
  RecordType,
  requirementFields,
  Scheme,
  SchemeShort,
  Short,
  shortFields,
  signFields,
  Slot,
  StageRow,
  Status,
  Update,
  view,
} from './words'

/* Part D 5.2: the project channel for the customer. */

const Exploration = t.Object({
  appointDate: Day,
  appointSlot: Nullable(Slot),
  /** How often the visit may still be moved; 0 from a day before it on (PJ-13). */
  changeLeft: t.Integer(),
  surveyor: Nullable(Person),
  arrivedAt: Nullable(Instant),
  conclusion: Nullable(OneOf(...codes(surveyResults))),
  conclusionText: t.String(),
  pipe: Nullable(t.Object({ pressure: Pressure, diameter: t.String(), distance: t.Integer() })),
  photos: Pictures,
  nodes: t.Array(Node),
})

const projects = endpoints({
  'job GET /customer/project/list': {
    access: 'model:PROJECT_VIEW',
    in: t.Object({ ...pageFields, status: t.Optional(Status), keyword: t.Optional(Text(30)) }),
    out: Paged(Short),
    summary: 'Projects of the customer, what moved last first',
  },
  'job GET /customer/project/latest/project': {
    access: 'model:PROJECT_VIEW',
    out: Nullable(Short),
    summary: 'The running project that moved last, else the last of any; null without one',
  },
  'job GET /customer/project/detail': {
    ...view,
    in: t.Object(key),
    out: t.Object({
      ...shortFields,
      ...requirementFields,
      address: t.String(),
      lng: Nullable(Degrees),
      lat: Nullable(Degrees),
      people: t.Array(Person),
      firstFinishDate: Day,
      actualFinishDate: Day,
      planGasDate: Day,
      contractAmount: Nullable(Money),
      ticketId: Nullable(Id),
      pauseReason: Nullable(t.String()),
      stages: t.Array(StageRow),
      currentNode: Nullable(t.Object({ nodeCode: t.String(), nodeName: t.String() })),
      /** What waits for the customer, the nearest deadline first. */
      yours: t.Array(
        t.Object({
          kind: OneOf('SCHEME', 'APPROVAL', 'PAYMENT'),
          id: Id,
          title: t.String(),
          due: Nullable(Instant),
          amount: Nullable(Money),
        }),
      ),
      ours: Nullable(NextStep),
      /** The newest change of the plan; null where it stands as it was planned first. */
      planChange: Nullable(t.Object({ before: Day, after: Day, reason: t.String(), at: Instant })),
      todo: t.Object({ schemes: t.Integer(), approvals: t.Integer(), payments: t.Integer() }),
      photos: t.Integer(),
      asOf: Instant,
    }),
    summary: 'A project with its stages, the next step of either side, and what waits for the customer',
  },
  'job GET /customer/project/updates': {
    ...view,
    in: t.Object({ ...pageFields, ...key }),
    out: Paged(Update, { unread: t.Integer() }),
    summary: 'What happened, the newest first',
  },
  'job POST /customer/project/read/updates': {
    ...view,
    in: t.Object({ ...key, updateIds: t.Optional(t.Array(Id, { minItems: 1, maxItems: 100 })) }),
    out: t.Object({ read: t.Integer(), unread: t.Integer() }),
    summary: 'The user has seen these updates, or all of the project (PJ-08)',
  },
  'job POST /project/queryProjectPlan': {
    ...view,
    reads: true,
    in: t.Object(key),
    out: t.Object({
      planFinishDate: Day,
      forecastFinishDate: Day,
      delayDays: Nullable(t.Integer()),
      rows: t.Array(Node),
      changes: t.Array(t.Object({ at: Instant, reason: t.String(), before: Day, after: Day })),
    }),
    summary: 'Planned and actual days of all steps, and what was changed',
  },
})

const stages = endpoints({
  'job POST /customer/node/getExplorationNode': { ...view, reads: true, in: t.Object(key), out: Exploration },
  'job POST /customer/node/changeExploration': {
    ...view,
    refuses: ['2901', '2902', '44104', '44605', '44606'],
    once: true,
    in: t.Object({ ...key, date: DateText, slot: Slot }),
    out: Exploration,
    summary: 'Moves the visit of the surveyor (PJ-13)',
  },
  'job POST /customer/node/getPlaceInfo': {
    ...view,
    reads: true,
    in: t.Object(key),
    out: Nullable(Place),
    summary: 'Where the gas goes, as it was surveyed; null before that',
  },
  'job POST /customer/node/getDesignPlanNode': {
    ...view,
    reads: true,
    in: t.Object({ ...key, schemeId: t.Optional(Id) }),
    out: t.Object({
      schemes: t.Array(SchemeShort),
      current: Nullable(Scheme),
      rejections: t.Integer(),
      manager: Nullable(Person),
    }),
    summary: 'Schemes, the newest first, and one of them whole: the newest unless another is asked for',
  },
  'job POST /customer/node/confirmScheme': {
    access: 'master',
    refuses: ['2901', '2902', '44305', '44601', '44605', '44852'],
    once: true,
    in: t.Object({
      ...key,
      schemeId: Id,
      versionNo: t.Integer(),
      confirm: Flag,
      opinion: t.Optional(Text(200, 5)),
      ...signFields,
    }),
    out: t.Object({ scheme: Scheme, payments: t.Array(Payment) }),
    summary: 'Confirms the newest scheme by a signature, or sends it back with an opinion (PJ-05)',
  },
  'job POST /project/queryDesignRate': {
    ...view,
    reads: true,
    in: t.Object(key),
    out: t.Object({
      rate: t.Integer(),
      steps: t.Array(Node),
      drawings: t.Array(
        t.Object({ name: t.String(), versionNo: t.Integer(), fileId: Id, url: t.String(), isImage: t.Boolean() }),
      ),
      designer: Nullable(Person),
    }),
  },
  'job POST /project/queryConstructRate': {
    ...view,
    reads: true,
    in: t.Object({ ...pageFields, ...key }),
    out: t.Object({
      totalRate: t.Integer(),
      nodes: t.Array(Node),
      quantities: t.Array(
        t.Object({
          item: t.String(),
          unit: t.String(),
          planned: t.String(),
          finished: t.String(),
          percent: t.Integer(),
        }),
      ),
      lastLogDate: Day,
      logs: Paged(Log),
    }),
    summary: 'Progress on site and the diary, the newest day first (PJ-04)',
  },
  'job POST /customer/node/getConstructionNodeByPre': {
    ...view,
    reads: true,
    in: t.Object({ ...key, preCode: Text(20, 1) }),
    out: t.Array(Node),
    summary: 'Steps of a stage; none of a step',
  },
  'job POST /customer/node/queryEnginsOfRecord': {
    ...view,
    reads: true,
    in: t.Object({ ...key, recordType: t.Optional(RecordType) }),
    out: t.Array(EngineRecord),
  },
  'job GET /customer/node/clickTip': {
    ...view,
    in: t.Object({ ...key, nodeCode: Text(8, 1) }),
    out: t.Literal(true),
    summary: 'The user has seen the hint of a step (PJ-09)',
  },
})

const reminders = endpoints({
  'job GET /customer/node/checkShowPush': {
    ...view,
    in: t.Object(key),
    out: t.Object({
      show: t.Boolean(),
      templateIds: t.Array(Id),
      reason: OneOf('', 'NOT_WEAPP', 'NOT_RUNNING', 'NO_WECHAT', 'NO_TEMPLATE', 'HAS_CREDIT', 'DECLINED'),
    }),
    summary: 'Whether to offer reminders in WeChat (PJ-10)',
  },
  'job POST /customer/node/editWxAuth': {
    ...view,
    refuses: ['2021', '2902'],
    in: t.Object({
      ...key,
      openId: Text(64, 1),
      results: t.Array(t.Object({ templateId: Id, result: OneOf('accept', 'reject', 'ban') }), {
        minItems: 1,
        maxItems: 3,
      }),
    }),
    out: t.Object({ credits: t.Array(t.Object({ templateId: Id, credits: t.Integer() })) }),
    summary: 'What the user answered to WeChat',
  },
  'job GET /common/dict/getByGroupAndCode': {
    access: 'public',
    in: t.Object({ group: Text(40, 1), code: t.Optional(Text(40)) }),
    out: t.Array(
      t.Object({
        group: t.String(),
        code: t.String(),
        label: t.String(),
        sort: t.Integer(),
        color: t.String(),
        extra: t.Null(),
      }),
    ),
    summary: 'Labels of codes; none for a group that is not known (PJ-12)',
  },
})

export const customerCalls = { ...projects, ...stages, ...reminders }
