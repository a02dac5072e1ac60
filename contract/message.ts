import { Type as t } from '@sinclair/typebox'
import { codes } from '@domain/codes'
import { batchStatus, broadcastKinds } from '@domain/statuses/broadcast'
import { endpoints } from './endpoint'
import { Bp, Id, Instant, Nullable, OneOf, Paged, Text, pageFields } from './common'
import { MessageCategory } from './platform'

/* The message centre (E 5.8): what happened. What must be done about it is a to-do and is beside its message. */

/** A message to the users of many customers (E-X-16). */
export const batchFields = {
  batchId: Id,
  templateCode: OneOf(...codes(broadcastKinds)),
  title: t.String(),
  body: t.String(),
  /** Full path with query. */
  route: Nullable(t.String()),
  /** Customers that were named; null: all of the company. */
  customers: Nullable(t.Integer()),
  scheduledAt: Instant,
  state: OneOf(...codes(batchStatus)),
  /** Users as they were bound when it was written, and those that have it. */
  total: t.Integer(),
  sent: t.Integer(),
}

/** The to-do that a message is about, as it is now. */
const MessageTodo = t.Object({
  todoId: Id,
  typeName: t.String(),
  /** Full path with query. */
  route: t.String(),
  dueAt: Nullable(Instant),
  /** Full days past `dueAt`, 0 = not overdue. */
  overdueDays: t.Integer(),
  /** '0' waiting, '1' done, '3' void. */
  status: OneOf('0', '1', '3'),
  /** Nickname of the user that dealt with it; '' while open, or when it ended without a user. */
  handledBy: t.String(),
  handledAt: Nullable(Instant),
})

export const MessageRow = t.Object({
  msgId: Id,
  /** Null: about the account itself. */
  bp: Nullable(Bp),
  categoryCode: MessageCategory,
  templateCode: t.String(),
  title: t.String(),
  summary: t.String(),
  level: OneOf('normal', 'important', 'urgent'),
  targetRoute: Nullable(t.String()),
  targetParams: t.Record(t.String(), t.String()),
  bizType: Nullable(t.String()),
  bizId: Id,
  status: OneOf('unread', 'read'),
  readAt: Nullable(Instant),
  /** Says that the event is over, e.g. 已恢复; null: it stands. */
  overWord: Nullable(t.String()),
  todo: Nullable(MessageTodo),
  createdAt: Instant,
})

const msgIds = t.Array(Id, { minItems: 1, maxItems: 100, uniqueItems: true })
const Unread = t.Object({ total: t.Integer() })

const Switch = t.Object({
  on: t.Boolean(),
  /** On, and never to be switched off. */
  locked: t.Boolean(),
  offered: t.Boolean(),
  /** What it is at before anything is chosen: 恢复默认. */
  usual: t.Boolean(),
})
const HourMinute = t.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' })
const Quiet = t.Object({ enabled: t.Boolean(), start: HourMinute, end: HourMinute })

const Result = OneOf('accept', 'reject', 'ban', 'filter')

/** A template of WeChat and what is left of its authorisations, each of which is one message (E-X-06). */
export const WxCredit = t.Object({
  tmplKey: t.String(),
  tmplId: Id,
  title: t.String(),
  scene: OneOf('bill', 'supply', 'order', 'service', 'hyq'),
  desc: t.String(),
  remaining: t.Integer(),
  lastResult: Nullable(Result),
  /** The answer is kept: WeChat asks no more, a tap still brings one message. */
  always: t.Boolean(),
})

/** The official account; its messages reach a follower with a known WeChat identity. */
export const WxAccount = t.Object({
  name: t.String(),
  /** What its QR code says; '' where none is set. */
  qrUrl: t.String(),
  followed: t.Boolean(),
  bound: t.Boolean(),
})

/** WeChat's proof of itself in the address of an event. */
const Sign = {
  signature: t.String({ maxLength: 64 }),
  timestamp: t.String({ pattern: '^\\d{1,12}$' }),
  nonce: t.String({ maxLength: 64 }),
}

export const messageCalls = endpoints({
  'default GET /crmgas/message/categoryList': {
    access: 'bound',
    out: t.Object({
      list: t.Array(
        t.Object({
          code: MessageCategory,
          name: t.String(),
          unread: t.Integer(),
          /** Of the newest message, '' without one. */
          lastTitle: t.String(),
          lastAt: Nullable(Instant),
        }),
      ),
    }),
  },
  'default GET /crmgas/message/list': {
    access: 'bound',
    in: t.Object({
      ...pageFields,
      categoryCode: t.Optional(MessageCategory),
      status: t.Optional(OneOf('unread')),
      keyword: t.Optional(Text(30)),
      /** Of the first page: later messages do not move the following ones. */
      asOf: t.Optional(Instant),
    }),
    out: Paged(MessageRow, { asOf: Instant }),
  },
  'default GET /crmgas/message/detail': {
    access: 'bound',
    refuses: ['E6001'],
    in: t.Object({ msgId: Id }),
    out: MessageRow,
    summary: 'one message of any own customer number',
  },
  'default POST /crmgas/message/read': {
    access: 'bound',
    in: t.Object({ msgIds }),
    out: Unread,
    summary: 'marks as read; what is not there is left out',
  },
  'default POST /crmgas/message/readAll': {
    access: 'bound',
    in: t.Object({ categoryCode: t.Optional(MessageCategory), asOf: Instant }),
    out: t.Object({ affected: t.Integer(), total: t.Integer() }),
    summary: 'later messages stay unread',
  },
  'default POST /crmgas/message/delete': {
    access: 'bound',
    in: t.Object({ msgIds }),
    out: t.Object({
      deleted: t.Integer(),
      /** E6001 what is not there, E6002 an unread notice of a stop that is not over. */
      refused: t.Array(t.Object({ msgId: Id, code: OneOf('E6001', 'E6002') })),
    }),
  },
  'default GET /crmgas/message/setting/query': {
    access: 'bound',
    out: t.Object({
      /** Sent back with the change: another device may have changed it since (E6005). */
      version: t.Integer(),
      categories: t.Array(
        t.Object({
          code: MessageCategory,
          name: t.String(),
          desc: t.String(),
          /** It concerns safety: what is locked stays on. */
          mandatory: t.Boolean(),
          channels: t.Object({ inApp: Switch, wxMini: Switch, sms: Switch, push: Switch }),
        }),
      ),
      quiet: Quiet,
    }),
  },
  'default POST /crmgas/message/setting/save': {
    access: 'bound',
    refuses: ['E6003', 'E6004', 'E6005'],
    in: t.Object({
      version: t.Integer({ minimum: 0 }),
      /** The whole matrix; a channel that is not offered is left out of account. */
      categories: t.Array(
        t.Object({
          code: MessageCategory,
          inApp: t.Boolean(),
          wxMini: t.Boolean(),
          sms: t.Boolean(),
          push: t.Boolean(),
        }),
        { maxItems: 11 },
      ),
      quiet: Quiet,
    }),
    out: t.Object({ version: t.Integer() }),
  },
  'default POST /crmgas/message/subscribe/report': {
    access: 'login',
    refuses: ['E6006'],
    once: true,
    in: t.Object({
      openId: Text(64, 1),
      results: t.Array(t.Object({ tmplId: Id, result: Result, always: t.Optional(t.Boolean()) }), {
        minItems: 1,
        maxItems: 3,
      }),
      scene: t.Optional(Text(20)),
    }),
    out: t.Object({
      templates: t.Array(t.Object({ tmplId: Id, remaining: t.Integer(), lastResult: Nullable(Result) })),
    }),
    summary: 'what the user answered to WeChat: each accept is one more message of that template',
  },
  'default GET /crmgas/wx/message/callback': {
    access: 'signature',
    in: t.Object({ ...Sign, echostr: t.String({ maxLength: 256 }) }),
    summary: 'WeChat sees whether the address is ours before it sends events',
  },
  'default POST?signature,timestamp,nonce /crmgas/wx/message/callback': {
    access: 'signature',
    /** The body is WeChat's own, XML or JSON, and is read from its raw text. */
    in: t.Object(Sign, { additionalProperties: true }),
    summary: 'events of WeChat: followers, answers to requests, what arrived; 403 without its signature',
  },
  'btwob POST /message/broadcast': {
    access: 'staff',
    once: true,
    refuses: ['2901'],
    // Ten thousand customer numbers take 130 kB.
    bodyKb: 160,
    in: t.Object({
      templateCode: OneOf(...codes(broadcastKinds)),
      params: t.Record(Text(20, 1), Text(100, 1)),
      /** Full path with query. */
      route: t.Optional(Text(300, 1)),
      /** Customers of the company; without them all. */
      bps: t.Optional(t.Array(Bp, { minItems: 1, maxItems: 10_000, uniqueItems: true })),
      /** Now unless given. */
      scheduledAt: t.Optional(Instant),
    }),
    out: t.Object({ batchId: Id, total: t.Integer() }),
    summary: 'one message to the users of many customers; total: users as they are bound now',
  },
  'btwob POST /message/broadcast/cancel': {
    access: 'staff',
    refuses: ['2902', '2904'],
    in: t.Object({ batchId: Id }),
    out: t.Object({ state: OneOf(...codes(batchStatus)), sent: t.Integer() }),
    summary: 'stops what has not been delivered yet',
  },
  'btwob GET /message/broadcast/list': {
    access: 'staff',
    refuses: ['2211'],
    in: t.Object(pageFields),
    out: Paged(t.Object(batchFields)),
    summary: 'messages of the company to many customers, the newest first',
  },
  'btwob GET /message/broadcast/detail': {
    access: 'staff',
    refuses: ['2211', '2902'],
    in: t.Object({ batchId: Id }),
    out: t.Object({
      ...batchFields,
      /** Users that have read it, of those that have it; messages leave after a year. */
      read: t.Integer(),
    }),
    summary: 'one of them, and how many have read it',
  },
})
