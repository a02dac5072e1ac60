import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { DatabaseDown } from '../../gateway/db/down'
import { litePool } from '../../gateway/db/lite-pool'
import { liteStatements, type LiteStatements } from '../../gateway/db/lite-statements'
import { LiteImage } from './lite-image'

/*
 * The layer between the product and its database. It breaks connections at a chosen statement or commit, kills the process, and lets
 * other transactions run in between where a server would: PGlite has one connection, and serialises what it is given.
 *
 * A transaction of the level read committed that has read without locks, and written nothing but the row of its own request number, is
 * the same when it is ended and begun again: each statement sees what is committed at its beginning, no other
 * transaction waits for it, and none looks for that row. There it may give way to one that waits, and go on afterwards.
 */

/** Where the connection is lost; `after`: statements, or commits, that are still done. */
export interface Point {
  at: 'STATEMENT' | 'COMMIT' | 'ANSWER'
  after: number
  /** Only those count that write something else than the queue's own rows; most of a night are of the queue. */
  isOfTrade: boolean
  /** The process dies with it. */
  dies: boolean
}

/** A deliberate mistake, made of a statement on its way to the database. */
export interface Mistake {
  /** The statement as the mistaken product would have written it. */
  text?(text: string): string
  /** Its values as the mistaken product would have given them. */
  values?(text: string, values: readonly unknown[]): readonly unknown[]
  /** It would have run on a connection of its own: what becomes of the transaction does not touch it. */
  isOutside?(text: string): boolean
  /** It would not have run at all: the rows that it is taken to have answered. */
  answer?(text: string, values: readonly unknown[]): { rows: unknown[] } | undefined
}

interface Statement {
  text: string
  values: readonly unknown[]
}

interface Transaction {
  /** So far it could be ended and begun again. */
  isOpen: boolean
  /** What it has to do again when it was. */
  mark: Statement | null
  hasTrade: boolean
  /** What does not share its fate (Mistake.isOutside). */
  outside: Statement[]
}

type Answer = { command: string; rowCount: number; rows: unknown[] }

const GAVE_WAY = 'gave way'

class ProcessDied extends Error {}

const lost = () => new DatabaseDown('Connection terminated unexpectedly')

/** Of a text without a mistake in it: does it only read, without a lock? */
const isPlainRead = (text: string): boolean =>
  /^\s*(select|with)\b/i.test(text) &&
  !/\bfor (no key )?(update|share)\b|\bfor key share\b|\b(insert|update|delete|nextval|pg_advisory|set_config)\b/i.test(
    text,
  )

/** Does it write, and something else than what the queue keeps of its work? */
const isOfTrade = (text: string): boolean => !isPlainRead(text) && !/\bwork_(sweep|item|gateway)\b/.test(text)

const isMark = (text: string): boolean => /^insert into "idempotency"/i.test(text)

export class Statements {
  point: Point | null = null
  mistake: Mistake = {}
  /** Two acts run at once: before each statement the other one has its turn of the event loop, which PGlite alone never leaves. */
  isRace = false
  /** Whether a transaction gives way now; chance of the running step. */
  givesWay: () => boolean = () => false
  /** What happened since it was last taken. */
  events: string[] = []
  private inner: PostgresPoolClient | undefined
  private beginning: LiteImage | undefined
  private knowPlanned: () => void
  private readonly prepared: LiteStatements
  private waiting: (() => void)[] = []
  private isBusy = false
  private generation = 0

  constructor(
    private readonly lite: PGlite,
    private readonly onStatement: () => void,
  ) {
    this.prepared = liteStatements(lite)
    this.knowPlanned = this.prepared.forget
  }

  /** What the engine holds is the beginning of each seed. */
  async keep(): Promise<void> {
    // What the engine loads later lies in memory that the image does not hold, and would count as loaded.
    await this.lite.exec('do $$ begin null; end $$; deallocate all; set plan_cache_mode = force_generic_plan')
    this.beginning = LiteImage.of(this.lite)
  }

  /** What has run since is planned in the beginning: otherwise each seed plans it again. */
  async keepPlans(): Promise<void> {
    this.beginning?.restore()
    this.knowPlanned = await this.prepared.plan()
    this.beginning = LiteImage.of(this.lite, this.beginning)
  }

  restore(): void {
    this.beginning?.restore()
    this.knowPlanned()
  }

  /** The process is gone: whatever its pool is asked from now on fails. */
  get isDead(): boolean {
    return this.dead === this.generation
  }
  private dead = -1

  /** A pool for the next process on this database. */
  pool(): PostgresPool {
    const generation = ++this.generation
    return { connect: () => this.connect(() => this.dead === generation, true), end: async () => undefined }
  }

  /** A pool that no fault meets: the simulator's own. */
  quietPool(): PostgresPool {
    return { connect: () => this.connect(() => false, false), end: async () => undefined }
  }

  private async connect(isCut: () => boolean, isFaulty: boolean): Promise<PostgresPoolClient> {
    if (isCut()) throw new ProcessDied('the process was killed')
    await this.turn()
    if (isCut()) {
      this.leave()
      throw new ProcessDied('the process was killed')
    }
    const connection = new Connection(this, isCut, isFaulty)
    return {
      query: ((text: string, values: readonly unknown[] = []) =>
        connection.query({ text, values })) as PostgresPoolClient['query'],
      release: () => this.leave(),
    }
  }

  private turn(isFirst = false): Promise<void> {
    if (!this.isBusy) {
      this.isBusy = true
      return Promise.resolve()
    }
    return new Promise((done) => (isFirst ? this.waiting.splice(1, 0, done) : this.waiting.push(done)))
  }

  private leave(): void {
    const next = this.waiting.shift()
    if (next) next()
    else this.isBusy = false
  }

  get hasWaiting(): boolean {
    return this.waiting.length > 0
  }

  /** The first that waits has its turn, then the caller again. */
  async giveWay(): Promise<void> {
    const back = this.turn(true)
    this.leave()
    await back
  }

  /** Is this the statement, or the commit, at which the connection is lost? */
  meets(kind: 'STATEMENT' | 'COMMIT', isTrade: boolean): Point | null {
    const { point } = this
    if (!point || (kind === 'STATEMENT') !== (point.at === 'STATEMENT') || (point.isOfTrade && !isTrade)) return null
    if (point.after-- > 0) return null
    this.point = null
    this.events.push(`${point.at}${point.dies ? ' dies' : ''}`)
    return point
  }

  /** Something was broken since the events were last taken. */
  isBroken = (): boolean => this.events.some((event) => event !== GAVE_WAY)

  die(): void {
    this.dead = this.generation
  }

  async run({ text, values }: Statement): Promise<Answer> {
    // Each start of a process asks for them; they are there, and would have every statement planned again.
    if (text.startsWith('create index if not exists')) return { command: 'CREATE', rowCount: 0, rows: [] }
    this.onStatement()
    this.inner ??= await litePool(this.lite, this.prepared).connect()
    return await (this.inner.query as unknown as (text: string, values: readonly unknown[]) => Promise<Answer>)(
      text,
      values,
    )
  }
}

class Connection {
  private tx: Transaction | null = null
  private isLost = false

  constructor(
    private readonly layer: Statements,
    private readonly isCut: () => boolean,
    private readonly isFaulty: boolean,
  ) {}

  async query(given: Statement): Promise<Answer> {
    const verb = /^\s*(begin|start transaction|commit|rollback(?! to))\b/i.exec(given.text)?.[1]?.toLowerCase()
    if (verb === 'rollback' && this.tx === null) return { command: 'ROLLBACK', rowCount: 0, rows: [] }
    if (this.isCut()) throw new ProcessDied('the process was killed')
    if (this.isLost) throw lost()
    if (!this.isFaulty) return this.layer.run(given)
    if (verb === 'begin' || verb === 'start transaction') {
      this.tx = { isOpen: true, mark: null, hasTrade: false, outside: [] }
      return this.layer.run(given)
    }
    if (verb === 'rollback') return this.rollback()
    if (verb === 'commit') return this.commit(given)
    return this.statement(given)
  }

  private async statement(given: Statement): Promise<Answer> {
    const { layer, tx } = this
    const { mistake } = layer
    const text = mistake.text?.(given.text) ?? given.text
    const statement = { text, values: mistake.values?.(text, given.values) ?? given.values }
    if (layer.isRace) await new Promise<void>((done) => setImmediate(done))
    if (tx?.isOpen && layer.hasWaiting && layer.givesWay()) await this.giveWay(tx)
    const met = layer.meets('STATEMENT', isOfTrade(text))
    if (met) await this.lose(met)
    if (tx) {
      if (isMark(text)) tx.mark = statement
      else if (!isPlainRead(text)) tx.isOpen = false
      if (isOfTrade(text)) tx.hasTrade = true
    }
    const instead = mistake.answer?.(text, statement.values)
    if (instead) return { command: '', rowCount: instead.rows.length, rows: instead.rows }
    if (tx && mistake.isOutside?.(text)) tx.outside.push(statement)
    return layer.run(statement)
  }

  /** Ended and begun again: see above. */
  private async giveWay(tx: Transaction): Promise<void> {
    const { layer } = this
    await layer.run({ text: 'rollback', values: [] })
    layer.events.push(GAVE_WAY)
    await layer.giveWay()
    if (this.isCut()) {
      this.tx = null
      throw new ProcessDied('the process was killed')
    }
    await layer.run({ text: 'begin', values: [] })
    if (tx.mark && (await layer.run(tx.mark)).rowCount === 0)
      throw new Error('two of one request number ran side by side: a server would have let the second wait')
  }

  private async commit(given: Statement): Promise<Answer> {
    const met = this.layer.meets('COMMIT', this.tx?.hasTrade === true)
    if (met?.at === 'COMMIT') await this.lose(met)
    this.tx = null
    const answer = await this.layer.run(given)
    if (met) await this.lose(met)
    return answer
  }

  private async rollback(): Promise<Answer> {
    const outside = this.tx?.outside ?? []
    this.tx = null
    const answer = await this.layer.run({ text: 'rollback', values: [] })
    for (const statement of outside) await this.layer.run(statement).catch(() => undefined)
    return answer
  }

  /** The connection is gone, and with it what its transaction had done. */
  private async lose({ dies }: Point): Promise<never> {
    if (this.tx) await this.rollback()
    this.isLost = true
    if (!dies) throw lost()
    this.layer.die()
    throw new ProcessDied('the process was killed')
  }
}
