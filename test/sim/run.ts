import { createHash } from 'node:crypto'
import { rnd } from '@domain/random'
import { brokenRules } from '../invariants/rules'
import { restRules } from '../invariants/work'
import type { Step } from '../gateway/walk-people'
import { T } from '../gateway/payment-kit'
import { hurryTries } from '../gateway/work-kit'
import { isoOf } from '../../gateway/ports/clock'
import { NotDone } from './diary'
import { Product } from './product'
import type { Acting, Scenario } from './scenario'
import type { Point } from './statements'
import type { World } from './world'

/** What came of a seed. */
export interface Outcome {
  seed: number
  /** sha256 of the diary and of every answer. */
  hash: string
  lines: readonly string[]
  answers: readonly string[]
  /** What did not hold, and after which step; null: all held. */
  failure: { step: number; broken: readonly string[] } | null
  codes: ReadonlyMap<string, number>
  /** Faults that met a statement, and transactions that gave way. */
  events: readonly string[]
}

/** A product that serves one scenario after another of its seeds. */
export interface Stage {
  scenario: Scenario
  product: Product
  ground: unknown
}

export async function openStage(world: World, scenario: Scenario): Promise<Stage> {
  let ground: unknown
  const product = await Product.open(world, scenario.options, async (gateway) => {
    ground = await scenario.prepare(gateway)
  })
  return { scenario, product, ground }
}

/** One seed from the same beginning; `steps`: acts before all comes to rest. */
export async function runSeed(world: World, stage: Stage, seed: number, steps: number): Promise<Outcome> {
  const { product, scenario, ground } = stage
  product.layer.restore()
  world.begin(seed, T)
  await product.begin()
  const acting = scenario.act(product, String(seed), ground)
  const run = new SeedRun(world, product, acting, seed)
  let step = 0
  while (step < steps && run.broken.length === 0) await run.step(++step)
  if (run.broken.length === 0) await run.rest(++step)
  const { broken, events } = run
  const { lines, answers, codes } = product.diary
  const hash = createHash('sha256')
    .update(JSON.stringify([lines, answers, broken]))
    .digest('hex')
  return { seed, hash, lines, answers, failure: broken.length > 0 ? { step, broken } : null, codes, events }
}

class SeedRun {
  readonly events: string[] = []
  broken: string[] = []
  private drawn = 0

  constructor(
    private readonly world: World,
    private readonly product: Product,
    private readonly acting: Acting,
    private readonly seed: number,
  ) {}

  /** A whole number from 0 to below n. */
  private roll = (n: number): number => Math.floor(rnd(`sim|${this.seed}|${++this.drawn}`) * n)

  /** One act, now and then two at once, now and then with a fault of the database under them. */
  async step(number: number): Promise<void> {
    const { layer, diary } = this.product
    const acts = this.acts()
    layer.point = this.roll(4) === 0 ? this.point() : null
    // Two of one number wait for each other at a server: here neither may give way.
    const isRace = !acts.some(({ name }) => name === 'again')
    layer.isRace = isRace
    layer.givesWay = () => isRace && this.roll(3) === 0
    const ends = await this.world.settle(Promise.allSettled(acts.map(({ run }) => run())))
    layer.point = null
    const isBroken = layer.isBroken()
    if (layer.isDead) await this.startAgain()
    for (const end of ends)
      if (end.status === 'rejected' && !isBroken && !(end.reason instanceof NotDone))
        diary.fault(`an act failed: ${(end.reason as Error).stack ?? String(end.reason)}`)
    await this.look(number, acts.map(({ name }) => name).join(' + '))
  }

  private acts(): readonly Step[] {
    const kind = this.roll(6)
    const rivals = kind === 0 ? this.acting.rivals?.() : undefined
    return rivals ?? [this.next(), ...(kind < 2 ? [this.next()] : [])]
  }

  private next(): Step {
    const kind = this.roll(20)
    if (kind < 2) return { name: 'again', run: () => this.product.diary.again(1 + this.roll(5)) }
    if (kind === 2) return this.setBack()
    return this.acting.next()
  }

  /** The product's clock is set back. */
  private setBack(): Step {
    const minutes = [1, 20, 90][this.roll(3)] ?? 1
    return {
      name: `clock back ${minutes} min`,
      run: () => {
        const { clock } = this.product
        clock.moveTo(isoOf(clock.now() - minutes * 60_000))
        return this.product.drain()
      },
    }
  }

  private point(): Point {
    const at = (['STATEMENT', 'COMMIT', 'ANSWER'] as const)[this.roll(3)] ?? 'COMMIT'
    const after = this.roll(at === 'STATEMENT' ? 60 : 12)
    return { at, after, isOfTrade: this.roll(4) > 0, dies: this.roll(2) === 0 }
  }

  private async startAgain(): Promise<void> {
    const { product, world } = this
    await product.start(product.clock.iso())
    await hurryTries(product)
    await world.settle(product.drain())
  }

  async rest(number: number): Promise<void> {
    const { product, world, acting } = this
    product.layer.isRace = false
    product.layer.givesWay = () => false
    await world.settle(acting.rest())
    await this.look(number, 'rest')
    this.broken.push(
      ...((await acting.faultsAtRest?.()) ?? []),
      ...(await brokenRules(product.db, restRules(product.clock.iso()))),
    )
  }

  private async look(number: number, names: string): Promise<void> {
    const { layer, clock, db, diary } = this.product
    const events = layer.events.splice(0)
    this.events.push(...events)
    this.broken.push(
      ...diary.close(`${number} ${clock.iso()} ${names}`, events),
      ...((await this.acting.faults?.()) ?? []),
      ...(await brokenRules(db, this.acting.rules(clock.iso()))),
    )
  }
}
