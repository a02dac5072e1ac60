import { Type as t } from '@sinclair/typebox'
import { endpoints } from './endpoint'
import { Bp, Done, Id, Instant, Money, Nullable, OneOf, Paged, Text, pageFields } from './common'

/* Messages, to-dos, shortcuts of the home page, files, tracking and log: what every page is on. */

export const MessageCategory = OneOf(
  'supply',
  'safety',
  'service',
  'bill',
  'gasUse',
  'order',
  'invoice',
  'account',
  'hyq',
  'market',
  'system',
)

/** '0' waiting, '1' done, '2' ignored, '3' void. */
const TodoStatus = OneOf('0', '1', '2', '3')
const Todo = t.Object({
  todoId: Id,
  type: t.String(),
  /** Chinese name of the type (CV-8); 其他 for an unknown one. */
  typeName: t.String(),
  title: t.String(),
  summary: t.String(),
  amount: Nullable(Money),
  /** What is lost on the first day after `dueAt`, or on each further one; null where nothing is, and once it is closed. */
  loss: Nullable(Money),
  /** The loss in words, e.g. '逾期每天产生违约金 ¥35.12'; '' without one. */
  lossText: t.String(),
  dueAt: Nullable(Instant),
  /** Full days past `dueAt`, 0 = not overdue. */
  overdueDays: t.Integer(),
  bizId: Id,
  /** Full path with query. */
  route: t.String(),
  priority: t.Integer({ minimum: 1, maximum: 3 }),
  status: TodoStatus,
  /** 忽略 may be offered (TD-03). */
  ignorable: t.Boolean(),
  /** Nickname of the user that handled it; '' while open, or when it ended without a user. */
  handledBy: t.String(),
  handledAt: Nullable(Instant),
  createdAt: Instant,
})

export const AppEntry = t.Object({
  code: t.String(),
  name: t.String(),
  icon: t.String({ description: 'name of an icon of the app' }),
  url: t.String({ description: 'route' }),
  sort: t.Integer(),
  visible: t.Boolean(),
  /** Number as text, '99+', or ''. */
  badge: t.String(),
  group: OneOf('ENERGY', 'PAY', 'INVOICE', 'PACKAGE', 'SAFETY', 'PROJECT', 'ACCOUNT', 'MORE'),
  openType: OneOf('PAGE', 'TAB', 'WEBVIEW', 'MINIPROGRAM', 'TEL'),
  isNew: t.Boolean(),
})

const ConsoleConfig = t.Object({
  userName: t.String(),
  bp: Nullable(Bp),
  versionNum: t.Integer(),
  isDefault: t.Boolean(),
  apps: t.Array(t.String()),
  list: t.Array(AppEntry),
})

const AppCode = Text(30, 1)

/** What a gas company says of an app. */
const AppSwitch = t.Object({
  appCode: t.String(),
  name: t.String(),
  online: t.Boolean(),
  /** Marked as new until then; null: not marked. */
  newUntil: Nullable(Instant),
  /** 0: never saved, offered and not new. */
  version: t.Integer(),
})

const userName = t.Optional(Text(20))

const BizType = OneOf(
  'TICKET',
  'HAZARD',
  'SIGNATURE',
  'EQUIPMENT',
  'ALARM',
  'METER',
  'METER_IMG',
  'OUTLET',
  'TT_PROOF',
  'DISPUTE',
  'BANK',
  'PROJECT',
  'ZHULONG',
  'CERT',
  'INVOICE',
  'DEVIATION',
  'VERIFY',
  'LEAD',
  'ACTIVITY',
  'ARTICLE',
  'ATTACHMENT',
  'BANNER',
  'PRODUCT',
  'HELP',
  'LEGAL',
  'AVATAR',
)

/**
 * The part `file` of a multipart body, as the gateway passes it on: `read` takes its bytes, at most so many. The app sends it by its
 * upload, never by `call`.
 */
const Upload = t.Unsafe<{ name: string; mime: string; pieces(most: number): AsyncIterable<Buffer> }>({})

/** Extra data of an event: flat, ≤ 2 kB; keys that could hold personal data are dropped (TR-05). */
const Extra = t.Record(t.String(), t.Union([t.String(), t.Number(), t.Boolean(), t.Null()]))

const LogEvent = t.Object({
  eventId: Text(64, 1),
  type: OneOf('CLICK', 'DWELL', 'ERROR', 'PERF', 'CUSTOM'),
  group: t.Optional(Text(64)),
  page: t.Optional(Text(200)),
  durationMs: t.Optional(t.Integer({ minimum: 0 })),
  extra: t.Optional(Extra),
  sessionId: t.Optional(Text(64)),
  platform: t.Optional(Text(20)),
  appVersion: t.Optional(Text(20)),
  at: Instant,
})

const TrackEvent = t.Object({
  eventId: Text(64, 1),
  name: Text(64, 1),
  page: t.Optional(Text(200)),
  props: t.Optional(Extra),
  at: Instant,
  sessionId: t.Optional(Text(64)),
})

export const UrgentMessage = t.Object({
  msgId: Id,
  title: t.String(),
  summary: t.String(),
  categoryCode: MessageCategory,
  targetRoute: Nullable(t.String()),
  targetParams: t.Record(t.String(), t.String()),
})

export const messages = endpoints({
  'default GET /crmgas/message/unreadCount': {
    access: 'login',
    out: t.Object({
      total: t.Integer(),
      byCategory: t.Record(t.String(), t.Integer()),
      urgent: t.Array(UrgentMessage),
    }),
  },
})

export const todos = endpoints({
  'default GET /crmgas/todo/count': {
    access: 'bound',
    out: t.Object({ count: t.Integer() }),
  },
  'default GET /crmgas/todo/list': {
    access: 'bound',
    in: t.Object({ ...pageFields, status: t.Optional(TodoStatus), type: t.Optional(Text(40)) }),
    out: Paged(Todo, { counts: t.Record(t.String(), t.Integer()) }),
  },
  'default POST /crmgas/todo/ignore': {
    access: 'bound',
    refuses: ['2540', '2902'],
    in: t.Object({ todoId: Id }),
    out: Done,
  },
})

export const shortcuts = endpoints({
  'default GET /crmgas/consoleConfig/queryConsoleConfig': {
    access: 'login',
    in: t.Object({ userName }),
    out: ConsoleConfig,
  },
  'default POST /crmgas/consoleConfig/saveConsoleConfig': {
    access: 'login',
    refuses: ['44801', '44802', '44803'],
    in: t.Object({
      userName,
      apps: t.Array(Text(30, 1), { maxItems: 100 }),
      versionNum: t.Integer({ minimum: 0 }),
      /** Overwrites what another device saved meanwhile (AC-04). */
      force: t.Optional(t.Boolean()),
    }),
    out: ConsoleConfig,
  },
  'default POST /crmgas/consoleConfig/resetConsoleConfig': {
    access: 'login',
    in: t.Object({ userName }),
    out: ConsoleConfig,
  },
  'default GET /crmgas/appCenter/list': {
    access: 'bound',
    out: t.Object({
      groups: t.Array(
        t.Object({
          group: t.String(),
          label: t.String(),
          /** `initials`: first letters of the name in pinyin, for the search. */
          apps: t.Array(t.Composite([AppEntry, t.Object({ initials: t.String() })])),
        }),
      ),
      /** Codes of the apps on the home page, in their order. */
      selected: t.Array(t.String()),
      recentMax: t.Integer(),
      versionNum: t.Integer(),
      isDefault: t.Boolean(),
    }),
    summary: 'All apps that are offered to this user, by group (AC-01)',
  },
  'default POST /crmgas/appCenter/open': {
    access: 'bound',
    refuses: ['2902'],
    in: t.Object({ appCode: AppCode }),
    out: Done,
    summary: 'A new app has been opened: its mark goes for this user (AC-06)',
  },
  'btwob GET /appItem/list': {
    access: 'staff',
    refuses: ['2211'],
    out: t.Object({ list: t.Array(AppSwitch) }),
    summary: 'All apps with what the gas company says of them',
  },
  'btwob POST /appItem/save': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object({
      appCode: AppCode,
      online: t.Boolean(),
      newUntil: Nullable(Instant),
      version: t.Integer({ minimum: 0 }),
    }),
    out: AppSwitch,
    summary: 'Offers an app or takes it away, and marks it as new; of two saves at once one gets 2904',
  },
})

export const tracking = endpoints({
  'default POST /crmgas/event-tracking/add-click': {
    access: 'public',
    in: t.Object({ clickModule: t.String() }),
  },
  'default POST /crmgas/log/batch': {
    access: 'public',
    refuses: ['44830'],
    // Above the batch's own limit (64 kB, 44830), so that the app gets that code.
    bodyKb: 128,
    in: t.Object({ events: t.Array(LogEvent, { maxItems: 50 }) }),
    out: t.Object({ accepted: t.Integer(), ignored: t.Integer() }),
  },
  'default POST /crmgas/track/collect': {
    access: 'public',
    in: t.Object({ events: t.Array(TrackEvent, { maxItems: 50 }) }),
    out: t.Object({ accepted: t.Integer() }),
  },
})

export const files = endpoints({
  'job POST /upload/single': {
    // Every bizType but ZHULONG needs a login (CV-1); the handler refuses.
    access: 'public',
    refuses: ['44850', '44851', '44853', '44854', '44855'],
    summary: 'multipart: field file; bizType and visitorId in the query or before it',
    upload: true,
    in: t.Object({ bizType: BizType, visitorId: t.Optional(Text(64)), file: t.Optional(Upload) }),
    out: t.Object({ fileID: Id, url: t.String(), name: t.String(), size: t.Integer(), mime: t.String() }),
  },
  'job GET /file/{fileId}': {
    access: 'signature',
    in: t.Object({
      fileId: Id,
      /** End of validity, seconds since the epoch, and the HMAC over id and end. */
      e: t.Optional(Text(20)),
      s: t.Optional(Text(100)),
      w: t.Optional(OneOf('320', '1080')),
    }),
  },
})

export const platform = { ...messages, ...todos, ...shortcuts, ...tracking, ...files }
