import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import type { Access, Endpoint, EndpointKey } from '@contract/endpoint'
import type { Database, Db } from '../db/connect'
import type { Ctx, RawReply, Session, Work } from './context'
import { noteEntrusted } from './entrusted'
import { claim, keepAnswer, markOf, release, type RequestMark } from './idempotency'
import { isMachine } from './machine'
import type { createRate } from './rate'
import { Refusal } from './refusal'
import { retried } from './retry'
import type { Route } from './route'
import { uploadOf } from './upload'
import { nulIn, wholeText, type Check, type Fault } from './validate'

/** Written as a method, whose parameters compare both ways: each handler takes the session and input that its entry promises. */
export type AnyHandler = { run(ctx: Ctx, input: unknown): Promise<unknown> }['run']
/** Reads who calls, in the order of AU-20, and refuses who may not. For public calls it answers null for a visitor. */
export type Identify = (
  work: Work,
  request: { header(name: string): string | undefined; ip: string },
  entry: { key: string; access: Access; orModels: readonly string[]; method: 'GET' | 'POST'; url: string },
) => Promise<Session | null>

export interface RunParts {
  database: Database
  work: Omit<Work, 'afterCommit' | 'db'>
  identify: Identify
  rate: ReturnType<typeof createRate>
  onAnswer(key: string, code: string, seconds: number): void
  runDueJobs(): Promise<void>
}

export interface Call {
  key: EndpointKey
  endpoint: Endpoint
  route: Route
  handler: AnyHandler
  isManual: boolean
  checkInput: Check
  checkOutput: Check
}

/** One call: who calls, what he sends, the transactions and repetitions it runs in. */
export class Run {
  raw: RawReply | null = null
  successCode: string | undefined
  readonly headers: Record<string, string> = {}
  private readonly keepers: ((db: Db) => Promise<void>)[] = []

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
    const session = await retried(() => parts.identify(pool, { header: this.header, ip: request.ip }, entry))
    this.limit(session)
    if (route.method === 'POST') noteEntrusted(request.log, call.key, session)
    const raw = await this.rawInput()
    this.refuse(nulIn(raw))
    const mark = endpoint.once ? markOf(session?.userId ?? '-', `${route.type} ${route.path}`, raw) : null
    const input = this.checked(raw)
    const data = await this.handle(session, input, mark)
    this.checkAnswer(data)
    return data
  }

  /** Failures of what must survive a refusal are logged: the refusal itself has been decided already. */
  async keepAfterRefusal(): Promise<void> {
    for (const keep of this.keepers) {
      try {
        await this.locking((trx) => keep(trx))
      } catch (error) {
        this.request.log.error({ err: error, call: this.call.key }, 'lost what should outlive a refusal')
      }
    }
  }

  private readonly header = (name: string): string | undefined => {
    const value = this.request.headers[name.toLowerCase()]
    return Array.isArray(value) ? value[0] : value
  }

  private work(db: Db, after: (() => Promise<void> | void)[]): Work {
    return {
      ...this.parts.work,
      log: this.request.log as unknown as Work['log'],
      db,
      afterCommit: (work) => void after.push(work),
    }
  }

  private limit(session: Session | null): void {
    const { work, rate } = this.parts
    if (!work.config.rateLimit || isMachine(this.call.endpoint.access)) return
    const write = this.call.route.method === 'POST'
    const limit = write ? work.settings.integer('*', 'rate.write', 20) : work.settings.integer('*', 'rate.read', 120)
    rate(`${session?.userId ?? this.request.ip}|${this.call.key}`, limit)
  }

  private async rawInput(): Promise<Record<string, unknown>> {
    // Files are larger than any other body: nobody sends one where none is asked for, and none of it is read.
    if (this.request.isMultipart() && !this.call.endpoint.upload) throw new Refusal('2901', { data: { field: '' } })
    if (this.request.isMultipart()) return uploadOf(this.request)
    const { query, body, params } = this.request
    const { carrier, queryFields } = this.call.route
    const carried = carrier === 'query' ? query : (body ?? {})
    if (carried === null || typeof carried !== 'object' || Array.isArray(carried))
      throw new Refusal('2901', { data: { field: '' } })
    // Undefined counts as absent: what belongs into the query is not taken from the body.
    const named = queryFields.map((name) => [name, (query as Record<string, unknown>)[name]] as const)
    return wholeText({ ...carried, ...Object.fromEntries(named), ...(params as object) }) as Record<string, unknown>
  }

  private checked(raw: Record<string, unknown>): unknown {
    const { endpoint } = this.call
    const { requestNo, ...rest } = raw
    const input = { ...(endpoint.once ? rest : raw) }
    this.refuse(this.call.checkInput(input))
    return endpoint.once ? { ...input, requestNo } : input
  }

  private refuse(fault: Fault | null): void {
    if (!fault) return
    this.request.log.info({ call: this.call.key, ...fault }, 'input refused')
    throw new Refusal('2901', { data: { field: fault.field } })
  }

  private checkAnswer(data: unknown): void {
    if (!this.parts.work.config.strictOutput || this.raw) return
    const fault = this.call.checkOutput(data ?? null)
    if (fault) throw new Error(`answer of ${this.call.key} breaks the contract: ${fault.field} ${fault.rule}`)
  }

  private handle(session: Session | null, input: unknown, mark: RequestMark | null): Promise<unknown> {
    if (this.call.isManual) return this.handleManually(session, input, mark)
    if (this.call.route.method === 'GET') return this.readOnly(session, input)
    return this.inTransaction(session, async (ctx) => {
      if (!mark) return this.call.handler(ctx, input)
      const claimed = await claim(ctx.db, mark, ctx.clock.iso())
      if (!claimed.first) return this.repeated(claimed)
      const data = await this.call.handler(ctx, input)
      await keepAnswer(ctx.db, mark, data)
      return data
    })
  }

  private async readOnly(session: Session | null, input: unknown): Promise<unknown> {
    const after: (() => Promise<void> | void)[] = []
    const data = await retried(() => {
      after.length = 0
      return this.call.handler(this.ctx(this.parts.database.db, session, after), input)
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
      if (mark) await keepAnswer(db, mark, data)
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
      const claimed = await claim(db, mark, ctx.clock.iso())
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
      return this.locking((trx) => work(this.ctx(trx, session, after)))
    })
    await this.runAfter(after)
    return data
  }

  /** A transaction that waits at most 5 s for a lock (CV-3). */
  private locking<T>(work: (trx: Db) => Promise<T>): Promise<T> {
    const { db, engine } = this.parts.database
    return db.transaction().execute(async (trx) => {
      if (engine === 'postgres') await sql`set local lock_timeout = '5s'`.execute(trx)
      return work(trx)
    })
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
      rawBody: () => (this.request as FastifyRequest & { rawBody?: string }).rawBody ?? '',
      runDueJobs: () => this.parts.runDueJobs(),
    }
  }
}
