import type { Readable } from 'node:stream'
import type { Db } from '../db/connect'
import type { Clock } from '../ports/clock'
import type { Ports } from '../ports'
import type { Settings } from '../settings'
import type { Config } from '../config'
import type { ApiKey, In, Out } from '@contract'
import type { ErrorCode } from '@domain/errors'
import type { OpenScope } from '@domain/statuses/open-data'
import type { GuestScope } from '@domain/statuses/guest-link'
import type { ReviewStatus } from '@domain/statuses/review'
import type { Wiring } from '../extensions'

/** The caller: read from the session row for every request, never from a header or the body (CV-3). */
export interface Session {
  sessionId: string
  userId: string
  /** Phone of the user; never logged unmasked. */
  username: string
  /** Chosen customer number of this session; null while the user has none. */
  bp: string | null
  companyCode: string
  tenantId: string
  isMaster: boolean
  /** reviewStatus of the binding to `bp`: '1' passed. '' without a binding. */
  reviewStatus: ReviewStatus | ''
  /** Authority models of the binding; a master has every model without rows. */
  models: readonly string[]
  terminalType: string
  openId: string | null
  /** The service tenant that acts in this session (AU-16); null when users act for themselves. */
  entrustedTenantId?: string | null
}

/** A session with an access of at least `bound`: the bp is there and its review passed. */
export interface BoundSession extends Session {
  bp: string
}

/**
 * A visitor with a read-only link (Y-16), as a sub-account that may look and nothing else: at one customer number, at what the link
 * names, in its months. Calls of access `link` get it, no other call knows such a session.
 */
export interface LinkSession extends BoundSession {
  link: LinkView
}

/** A customer's own software (Y-31), as a sub-account that may look at what its key names. Calls of access `key` get it and no others. */
export interface KeySession extends BoundSession {
  key: { keyId: string; scopes: readonly OpenScope[] }
}

export interface LinkView {
  linkId: string
  scopes: readonly GuestScope[]
  monthFrom: string
  monthTo: string
}

/**
 * What every piece of work gets, be it a call, a job or the seed: services take this, so that one service serves all three.
 * `db` is the transaction the work runs in; there is no other way to the database.
 */
export interface Work {
  db: Db
  clock: Clock
  ports: Ports
  settings: Settings
  config: Config
  log: Logger
  /** The user of the call; absent for visitors, jobs, channels and the seed. For records of the actor, never for rights. */
  actor?: string
  /** Of a write of staff: customer numbers of the member of staff itself, about which it does nothing (refuseOwnNumber). */
  ownNumbers?: ReadonlySet<string>
  /** What the areas contribute to each other's extension points; read by `ask`, `entriesOf` and `emit` (wiring.ts). */
  wiring: Wiring<Work>
  /** The work queue; items are added by `enqueue` (work/queue.ts). */
  queues: Queues
  /** Runs after the commit; a failure is logged and never reaches the caller. */
  afterCommit(work: () => Promise<void> | void): void
}

export interface Queues {
  /** Whether some area runs items of this kind. */
  has(kind: string): boolean
  /** An item was enqueued: the next look comes at once. */
  wake(): void
}

/** What a handler gets. For writes `db` is the call's transaction, for reads the pool. */
export interface Ctx<S = Session | null> extends Work {
  session: S
  ip: string
  userAgent: string
  /** Whether the caller has closed the connection meanwhile and waits no more. */
  hasLeft(this: void): boolean
  /** A request header by its lower-case name. */
  header(name: string): string | undefined
  /** A header of the answer, kept only when the call succeeds. */
  answerHeader(name: string, value: string): void
  /** Keeps what a refused call must not lose (a counted wrong password): a transaction of its own after the rollback. */
  afterRefusal(work: (db: Db) => Promise<void>): void
  /** A transaction of its own for handlers declared `manual`, given the same context with that `db`. Never nest. */
  transaction<T>(work: (ctx: Ctx<S>) => Promise<T>): Promise<T>
  /** Sets the code of the success envelope, e.g. '5005' 处理中. */
  succeedAs(code: ErrorCode): void
  /** For raw answers (a channel's own acknowledgement, a file): status, headers, body as they are, no envelope. */
  reply(raw: RawReply): void
  /**
   * The answer of another read as this session gets it from a page: the same access, handler and figures; refuses as that call does. Not
   * within a transaction: it reads over the pool.
   */
  page<K extends ApiKey>(key: K, input: In<K>): Promise<Out<K>>
  /** The request's body bytes, for signatures. */
  rawBody(): string
  /** Moves the product's clock and does what is due on the way, each at its time; for the development clock. */
  passTo(iso: string): Promise<void>
}

export interface RawReply {
  status: number
  headers?: Record<string, string>
  /** A stream is read as fast as the other side takes it. */
  body: string | Buffer | Readable
}

/** The context of work that waits for an outside system: no open transaction (`db` is the pool), and the way to open one. */
export interface JobCtx extends Work {
  transaction<T>(work: (work: Work) => Promise<T>): Promise<T>
}

export interface Logger {
  info(data: object | string, text?: string): void
  warn(data: object | string, text?: string): void
  error(data: object | string, text?: string): void
}
