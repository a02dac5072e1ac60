import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { ApiKey, In, Out } from '@contract'
import type { Endpoint } from '@contract/endpoint'
import { isOfCustomer, type Access, type EndpointKey } from '@contract/keys'
import type { Database, Db } from '../db/connect'
import type { Replica } from '../db/replica'
import { isOn } from '../features'
import { SwitchedOff } from '../ports/switched-off'
import { ask } from '../wiring'
import type { Ctx, RawReply, Session, Work } from './context'
import { addressSubject } from './address'
import { admission, ownNumbersOf, refuseOwnNumber } from './admission'
import { noteEntrusted } from './entrusted'
import { claim, keepAnswer, markOf, release, type RequestMark } from './idempotency'
import { isMachine } from './machine'
import type { Rate } from './rate'
import { Refusal } from './refusal'
import { retried, retriedRead } from './retry'
import type { Route } from './route'
import { logSecurity, refusalEvent } from './security'
import { uploadOf } from './upload'
import { BadInput, cleaned, type Fault } from './validate'

/** Written as a method, so that its parameters compare both ways: each handler takes the session and input that its entry promises. */
export type AnyHandler = { run(ctx: Ctx, input: unknown): Promise<unknown> }['run']
/** Streams what a write has begun. */
export type AnyOpen = { run(ctx: Ctx, begun: unknown): Promise<Readable> }['run']
/** Reads the caller's session, in the order of AU-20, and refuses a caller without the right. Null for a visitor of a public call. */
export type Identify = (
  work: Work,
  request: { header(name: string): string | undefined; query(name: string): string | undefined; ip: string },
  entry: { key: string; access: Access; orModels: readonly string[]; method: 'GET' | 'POST'; url: string },
) => Promise<Session | null>

export interface RunParts {
  database: Database
  replica?: Replica
  work: Omit<Work, 'afterCommit' | 'db'>
  identify: Identify
  rate: Rate
  /** All calls, for those that read another one (`Ctx.page`). */
  calls: ReadonlyMap<string, Call>
  onAnswer(key: string, code: string, seconds: number): void
  passTo(iso: string): Promise<void>
}

export interface Call {
  key: EndpointKey
  endpoint: Endpoint
  route: Route
  handler: AnyHandler
  isManual: boolean
  /** The call's answer is a stream. */
  open?: AnyOpen
  checkOutput: (value: unknown) => Fault | null
}

/** One call: its caller and input, the transactions and repetitions it runs in. */
export class Run {
  raw: RawReply | null = null
  successCode: string | undefined
  /** The first call of this number has not ended: null stands for the answer, whatever the contract says of it (CV-3). */
  isUnderWay = false
  readonly headers: Record<string, string> = {}
  private readonly keepers: ((db: Db) => Promise<void>)[] = []
  private session: Session | null = null
  private ownNumbers: ReadonlySet<string> | undefined

  constructor(
    private readonly call: Call,
    private readonly parts: RunParts,
    private readonly request: FastifyRequest,
  ) {}

  async perform(): Promise<unknown> {
    const { call, parts, request } = this
    const { endpoint, route } = call
    const pool = this.work(parts.database.db, [])
    const entry = {
      key: call.key,
      access: endpoint.access,
      orModels: endpoint.orModels ?? [],
      method: route.method,
      url: route.url,
    }
    const asking = { header: this.header, query: this.query, ip: request.ip }
    const session = await retriedRead(() => parts.identify(pool, asking, entry))
    this.session = session
    this.limit(session)
    this.refuseSwitchedOff(session)
    if (route.method === 'POST') noteEntrusted(request.log, call.key, session)
    const input = cleaned(await this.input())
    this.ownNumbers = await ownNumbersOf(pool, entry, session)
    for (const bp of [input['bp'], input['bps']].flat()) refuseOwnNumber({ ownNumbers: this.ownNumbers }, bp)
    const mark = endpoint.once ? this.mark(session, input) : null
    const data = await this.handle(session, input, mark)
    this.checkAnswer(data)
    if (call.open) this.raw = { status: 200, body: await call.open(this.ctx(parts.database.db, session, []), data) }
    return data
  }

  private mark(session: Session | null, input: Record<string, unknown>): RequestMark {
    const { endpoint, route } = this.call
    // A call for any login may change the customer itself: its repeat comes from the session after it.
    const customer = session && isOfCustomer(endpoint.access) ? `${session.companyCode}/${session.bp}` : null
    return markOf(this.parts.work, session?.userId ?? '-', `${route.type} ${route.path}`, input, customer)
  }

  /** Logs a refused call where it concerns security: the user of the session, or the one that the refusal itself names. */
  noteRefusal(error: unknown): void {
    const event = refusalEvent(error)
    if (!event) return
    const { session, call, request } = this
    const caller = { userId: session?.userId, terminal: session?.terminalType, ip: request.ip, call: call.key }
    logSecurity(request.log as unknown as Work['log'], { ...caller, ...event })
  }

  /** Failures of what must survive a refusal are logged: the refusal itself has been decided already. */
  async keepAfterRefusal(): Promise<void> {
    for (const keep of this.keepers) {
      try {
        await this.parts.database.db.transaction().execute((trx) => keep(trx))
      } catch (error) {
        this.request.log.error({ err: error, call: this.call.key }, 'lost what should outlive a refusal')
      }
    }
  }

  private readonly header = (name: string): string | undefined => {
    const value = this.request.headers[name.toLowerCase()]
    return Array.isArray(value) ? value[0] : value
  }

  private readonly query = (name: string): string | undefined => {
    const value = (this.request.query as Record<string, unknown>)[name]
    return typeof value === 'string' ? value : undefined
  }

  private work(db: Db, after: (() => Promise<void> | void)[]): Work {
    return {
      ...this.parts.work,
      log: this.request.log as unknown as Work['log'],
      db,
      ...(this.ownNumbers && { ownNumbers: this.ownNumbers }),
      afterCommit: (work) => void after.push(work),
    }
  }

  private limit(session: Session | null): void {
    const { work, rate } = this.parts
    const { access } = this.call.endpoint
    if (!work.config.rateLimit || isMachine(access) || access === 'key') return
    const write = this.call.route.method === 'POST'
    const limit = write ? work.settings.integer('*', 'rate.write', 20) : work.settings.integer('*', 'rate.read', 120)
    rate.count(`${session?.userId ?? addressSubject(this.request.ip)}|${this.call.key}`, limit)
  }

  /** 2907 for what the caller's company leaves out; a visitor's company is not known. */
  private refuseSwitchedOff(session: Session | null): void {
    const { feature } = this.call.endpoint
    if (feature !== undefined && !isOn(this.parts.work.settings, session?.companyCode ?? '*', feature))
      throw new SwitchedOff(feature)
  }

  /** What Fastify has checked: path, query and body as the entry spreads the input over them. */
  private async input(): Promise<Record<string, unknown>> {
    const { request } = this
    if (request.isMultipart()) return this.uploaded()
    if (this.call.endpoint.upload) throw new BadInput({ field: 'file', rule: 'comes as multipart' })
    if (request.validationError) throw request.validationError
    const { carrier, queryFields } = this.call.route
    return {
      ...(carrier === 'body' && (request.body as object)),
      ...((carrier === 'query' || queryFields.length > 0) && (request.query as object)),
      ...(request.params as object),
    }
  }

  /** Files are larger than any other body: where none is asked for, a file is refused and not read. */
  private async uploaded(): Promise<Record<string, unknown>> {
    const { request } = this
    if (!this.call.endpoint.upload) throw new BadInput({ field: '', rule: 'no file is asked for' })
    const input = await uploadOf(request)
    const checked = request.getValidationFunction('body')?.(input) as { error?: BadInput } | undefined
    if (checked?.error) throw checked.error
    return input
  }

  /** Another read under this session; its answer is no answer of this call. */
  private async page(session: Session | null, key: string, input: unknown): Promise<unknown> {
    const { calls, work, database } = this.parts
    const call = calls.get(key)
    if (!call || !session || call.route.method !== 'GET') throw new Error(`${key} is no read of this gateway`)
    const { access, orModels = [] } = call.endpoint
    const refused = ask(work, admission)(session, { access, orModels, method: 'GET' })
    if (refused !== null) throw new Refusal(refused)
    return retriedRead(() => call.handler(this.ctx(database.db, session, []), input))
  }

  private checkAnswer(data: unknown): void {
    if (!this.parts.work.config.strictOutput || this.raw || this.isUnderWay) return
    const fault = this.call.checkOutput(data ?? null)
    if (fault) throw new Error(`answer of ${this.call.key} breaks the contract: ${fault.field} ${fault.rule}`)
  }

  private handle(session: Session | null, input: unknown, mark: RequestMark | null): Promise<unknown> {
    if (this.call.isManual) return this.handleManually(session, input, mark)
    if (this.call.route.method === 'GET' || this.call.endpoint.reads) return this.readOnly(session, input)
    return this.inTransaction(session, async (ctx) => {
      if (!mark) return this.call.handler(ctx, input)
      const claimed = await claim(ctx.db, ctx, mark, ctx.clock.iso())
      if (!claimed.first) return this.repeated(claimed)
      const data = await this.call.handler(ctx, input)
      await keepAnswer(ctx.db, ctx, mark, data)
      return data
    })
  }

  private async readOnly(session: Session | null, input: unknown): Promise<unknown> {
    const after: (() => Promise<void> | void)[] = []
    const { database, replica } = this.parts
    let next: Db = (this.call.endpoint.stale && replica?.fit()) || database.db
    const data = await retriedRead(() => {
      after.length = 0
      const db = next
      // A replica that is lost meanwhile is not asked a second time.
      next = database.db
      return this.call.handler(this.ctx(db, session, after), input)
    })
    await this.runAfter(after)
    return data
  }

  private async handleManually(session: Session | null, input: unknown, mark: RequestMark | null): Promise<unknown> {
    const { db } = this.parts.database
    const after: (() => Promise<void> | void)[] = []
    const ctx = this.ctx(db, session, after)
    if (mark) {
      const claimed = await this.claimAndWait(mark, ctx)
      if (!claimed.first) return this.repeated(claimed)
    }
    try {
      const data = await this.call.handler(ctx, input)
      if (mark) await keepAnswer(db, ctx, mark, data)
      await this.runAfter(after)
      return data
    } catch (error) {
      if (mark) await release(db, mark)
      throw error
    }
  }

  /** CV-3: the second caller waits up to 5 s for the first one's end. */
  private async claimAndWait(mark: RequestMark, ctx: Ctx) {
    const { db } = this.parts.database
    for (let waited = 0; ; waited += 250) {
      const claimed = await claim(db, ctx, mark, ctx.clock.iso())
      if (claimed.first || 'answer' in claimed || waited >= 5000) return claimed
      await new Promise((done) => setTimeout(done, 250))
    }
  }

  /** CV-3: V1 says 5006 with the first answer, or 5005 while it still runs; the other envelopes have 2906 for that. */
  private repeated(claimed: { answer: unknown } | { running: true }): unknown {
    const isV1 = this.call.route.envelope === 'V1'
    if ('running' in claimed) {
      if (!isV1) throw new Refusal('2906')
      this.successCode = '5005'
      this.isUnderWay = true
      return null
    }
    if (isV1) this.successCode = '5006'
    return claimed.answer
  }

  private async inTransaction<T>(session: Session | null, work: (ctx: Ctx) => Promise<T>): Promise<T> {
    const after: (() => Promise<void> | void)[] = []
    const data = await retried(() => {
      after.length = 0
      this.keepers.length = 0
      return this.parts.database.db.transaction().execute((trx) => work(this.ctx(trx, session, after)))
    })
    await this.runAfter(after)
    return data
  }

  private async runAfter(after: (() => Promise<void> | void)[]): Promise<void> {
    for (const work of after) {
      try {
        await work()
      } catch (error) {
        this.request.log.error({ err: error, call: this.call.key }, 'work after the commit failed')
      }
    }
  }

  private ctx(db: Db, session: Session | null, after: (() => Promise<void> | void)[]): Ctx {
    return {
      ...this.work(db, after),
      session,
      ...(session && { actor: session.userId }),
      ip: this.request.ip,
      userAgent: this.header('user-agent') ?? '',
      hasLeft: () => this.request.raw.socket.destroyed,
      header: this.header,
      answerHeader: (name, value) => {
        this.headers[name] = value
      },
      afterRefusal: (keep) => void this.keepers.push(keep),
      transaction: (work) => this.inTransaction(session, work),
      succeedAs: (code) => void (this.successCode = code),
      reply: (raw) => {
        this.raw = raw
      },
      page: <K extends ApiKey>(key: K, input: In<K>) => this.page(session, key, input) as Promise<Out<K>>,
      rawBody: () => (this.request as FastifyRequest & { rawBody?: string }).rawBody ?? '',
      passTo: (iso) => this.parts.passTo(iso),
    }
  }
}
