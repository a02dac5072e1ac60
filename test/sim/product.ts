import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import type { Database } from '../../gateway/db/connect'
import { Dialect } from '../../gateway/db/dialect'
import { newId } from '../../gateway/http/ids'
import type { FileStore } from '../../gateway/ports/files/types'
import type { DB } from '../../gateway/db/tables.gen'
import type { WalkGateway } from '../gateway/walk-people'
import { T } from '../gateway/payment-kit'
import { testGateway, type Caller, type TestGateway } from '../setup/gateway'
import { Diary } from './diary'
import type { Scenario } from './scenario'
import { Statements } from './statements'
import type { World } from './world'

/*
 * The product in this process, on one embedded database for all seeds. A process that dies is thrown away with all it kept; the next one
 * begins on the same rows.
 */

/** What jest's environment gives the tests (test/setup/product-environment.cjs): here the engine finds its own parts. */
function shareEngine(): void {
  globalThis.__pgliteParts = async () => ({})
  globalThis.__pgliteImage = (file) => new Blob([readFileSync(file)])
}

type Session = Parameters<TestGateway['asSession']>[0]

export class Product implements WalkGateway {
  private running!: TestGateway
  /** Of the seed that runs. */
  diary!: Diary
  private callers = new Map<Session, Caller>()

  private constructor(
    private readonly lite: PGlite,
    readonly layer: Statements,
    private readonly quiet: Database,
    private readonly world: World,
    private readonly options: Parameters<typeof testGateway>[0],
    private readonly files: Map<string, Buffer>,
  ) {}

  /** `prepare` writes the rows with which every seed begins. */
  static async open(
    world: World,
    of: Scenario['options'],
    prepare: (gateway: TestGateway) => Promise<void>,
  ): Promise<Product> {
    shareEngine()
    const files = new Map<string, Buffer>()
    const options = {
      ...of,
      ports: { files: inMemory(files), ...of.ports },
      identify: async () => null,
      demoData: false,
      now: T,
      env: { DEMO_OPERATOR: '0', DATA_DIR: mkdtempSync(path.join(tmpdir(), 'gas-sim-')), ...of.env },
    }
    const first = await testGateway(options)
    await prepare(first)
    // Items are no part of the beginning.
    await first.drain()
    await first.gateway.workers.stop()
    await first.gateway.app.close()
    const { lite } = first.database
    if (!lite) throw new Error('the simulator runs on the embedded database')
    const layer = new Statements(lite, () => world.pass(1))
    const quiet = databaseOf(lite, layer.quietPool())
    await layer.keep()
    return new Product(lite, layer, quiet, world, options, files)
  }

  /** The first process of a seed, on the rows of the beginning. */
  async begin(): Promise<void> {
    const { layer } = this
    // Identifiers of one millisecond follow each other: those of the seed before must be forgotten.
    for (let ms = 0; ms < 100; ms++) newId(ms)
    this.files.clear()
    Object.assign(layer, { point: null, isRace: false, givesWay: () => false, events: [] })
    this.diary = new Diary(
      () => layer.isDead,
      () => layer.isBroken(),
    )
    await this.start(T)
  }

  /** A process: the first one, or one after another's death. */
  async start(now: string): Promise<void> {
    this.running = await testGateway({ ...this.options, now, database: databaseOf(this.lite, this.layer.pool()) })
    this.callers = new Map()
    const { clock } = this.running
    const moveTo = clock.moveTo.bind(clock)
    // The database's clock only goes forwards.
    clock.moveTo = (iso) => {
      this.world.pass(Math.max(0, Date.parse(iso) - clock.now()))
      moveTo(iso)
    }
  }

  /** The simulator's own way to the rows, which no fault meets. */
  get db(): Database['db'] {
    return this.quiet.db
  }
  get database(): Database {
    return this.quiet
  }
  get clock(): TestGateway['clock'] {
    return this.running.clock
  }
  get gateway(): TestGateway['gateway'] {
    return this.running.gateway
  }
  drain = (): Promise<void> => this.running.drain()
  passTime = (iso: string): Promise<void> => this.running.passTime(iso)
  setting = (key: string, value: string, companyCode?: string): Promise<void> =>
    this.running.setting(key, value, companyCode)

  /** A caller that goes on when the process is another one. */
  asSession(session: Session): Caller {
    return this.diary.caller(() => {
      const known = this.callers.get(session) ?? this.running.asSession(session)
      this.callers.set(session, known)
      return known
    })
  }
}

/** Files that a disk would hold; the time of a disk follows from no seed. */
const inMemory = (files: Map<string, Buffer>): FileStore => ({
  put: async (key, bytes) => void files.set(key, bytes),
  putFile: async (key, from) => void files.set(key, readFileSync(from)),
  get: async (key) => files.get(key) ?? null,
  async open(key) {
    const bytes = files.get(key)
    return bytes ? { size: bytes.length, pieces: piecesOf(bytes) } : null
  },
  head: async (key) => files.get(key)?.length ?? null,
  delete: async (key) => void files.delete(key),
  link: async () => null,
})

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes
}

const databaseOf = (lite: PGlite, pool: ReturnType<Statements['pool']>): Database => ({
  db: new Kysely<DB>({ dialect: new Dialect(pool) }),
  engine: 'pglite',
  lite,
  connections: () => null,
  onLost: () => undefined,
  close: async () => undefined,
})
