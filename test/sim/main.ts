import { gas } from './gas'
import { invoices } from './invoices'
import { money } from './money'
import { planted } from './planted'
import { openStage, runSeed, type Outcome, type Stage } from './run'
import type { Scenario } from './scenario'
import type { Mistake } from './statements'
import { World } from './world'

export interface Wish {
  seeds: readonly number[]
  /** Acts of a seed before all comes to rest. */
  steps: number
  /** This scenario alone; all of them unless given. */
  only?: string | undefined
}

const say = (text: string): void => void process.stdout.write(`${text}\n`)
/** Seeds that no wish begins with: what they ask of the engine is planned ahead. */
const WARM_UP = [-1, -2, -3, -4]

/** Seconds of the machine: those of the process are the simulation's. */
const seconds = (): number => Number(process.hrtime.bigint() / 1_000_000n) / 1000

/** One scenario after the other takes the next seed. */
const scenarios: readonly Scenario[] = [money, invoices, gas]
type Choice = (seed: number) => Scenario
const inTurn: Choice = (seed) => scenarios[seed % scenarios.length] as Scenario
const always =
  (name: string): Choice =>
  () => {
    const one = scenarios.find((scenario) => scenario.name === name)
    if (!one) throw new Error(`no scenario ${name}`)
    return one
  }

class Simulator {
  private constructor(
    private readonly world: World,
    private readonly stages: ReadonlyMap<Scenario, Stage>,
    private readonly choice: Choice,
  ) {}

  /** With the scenarios of these seeds. */
  static async open(choice: Choice, seeds: readonly number[]): Promise<Simulator> {
    const world = new World()
    const stages = new Map<Scenario, Stage>()
    for (const one of new Set(seeds.map(choice))) stages.set(one, await openStage(world, one))
    world.install()
    for (const stage of stages.values()) {
      for (const seed of WARM_UP) await runSeed(world, stage, seed, 6)
      await stage.product.layer.keepPlans()
    }
    return new Simulator(world, stages, choice)
  }

  run(seed: number, steps: number, mistake: Mistake = {}): Promise<Outcome> {
    const stage = this.stages.get(this.choice(seed))
    if (!stage) throw new Error(`the scenario of seed ${seed} is not begun`)
    stage.product.layer.mistake = mistake
    return runSeed(this.world, stage, seed, steps)
  }
}

/**
 * Runs the seeds one after the other; those that failed and the first one of each scenario again at the end: each has to give the same to
 * the byte. Answers how many failed.
 */
export async function simulate({ seeds, steps, only }: Wish): Promise<number> {
  const choice = only === undefined ? inTurn : always(only)
  const sim = await Simulator.open(choice, seeds)
  const began = seconds()
  const counts = new Map<string, number>()
  const twice: Outcome[] = []
  let failed = 0
  const met = new Set<Scenario>()
  for (const one of seeds) {
    const outcome = await sim.run(one, steps)
    failed += printed(outcome, counts)
    if (!met.has(choice(one)) || outcome.failure) twice.push(outcome)
    met.add(choice(one))
  }
  const took = seconds() - began
  for (const outcome of twice) failed += compare(outcome, await sim.run(outcome.seed, steps))
  say(`${seeds.length} seeds of ${steps} steps, the first ${seeds[0]}, in ${took.toFixed(1)} s: ${failed} failed`)
  for (const { seed, hash } of twice) say(`seed ${seed} is ${hash}`)
  say(
    [...counts]
      .sort(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name} ${count}`)
      .join(', '),
  )
  return failed
}

/**
 * Each planted mistake among money, by the seed that found it before or else from seed 1 on until one does; that one again has to fail to the
 * byte the same. Answers how many none of so many found, or found otherwise the second time.
 */
export async function simulatePlanted({ seeds, steps }: Pick<Wish, 'seeds' | 'steps'>): Promise<number> {
  const sim = await Simulator.open(always(money.name), seeds)
  let missed = 0
  for (const { name, seed, mistake } of planted) {
    const found = await firstFailing(sim, mistake, { first: seed, seeds, steps })
    missed += found ? compare(found, await sim.run(found.seed, steps, mistake)) : 1
    say(
      found
        ? `${name}\n  seed ${found.seed}, step ${found.failure?.step}: ${found.failure?.broken[0]}`
        : `${name}\n  not found`,
    )
  }
  return missed
}

async function firstFailing(
  sim: Simulator,
  mistake: Mistake,
  { first, seeds, steps }: Pick<Wish, 'seeds' | 'steps'> & { first: number },
): Promise<Outcome | null> {
  for (const seed of [first, ...seeds]) {
    const outcome = await sim.run(seed, steps, mistake)
    if (!outcome.failure) continue
    // Without the mistake nothing is found there: it is the mistake that is.
    const without = await sim.run(seed, steps)
    if (!without.failure) return outcome
    printed(without, new Map())
  }
  return null
}

/** A seed that failed is printed with all that it takes to look at it. */
function printed({ seed, failure, lines, hash, codes, events }: Outcome, counts: Map<string, number>): number {
  for (const [code, count] of codes) counts.set(code, (counts.get(code) ?? 0) + count)
  for (const event of events) counts.set(event, (counts.get(event) ?? 0) + 1)
  if (!failure) return 0
  say(`seed ${seed} fails after step ${failure.step}:`)
  for (const one of failure.broken) say(`  ${one}`)
  say(`diary ${hash}:`)
  for (const line of lines) say(`  ${line}`)
  return 1
}

function compare(first: Outcome, again: Outcome): number {
  if (again.hash === first.hash) return 0
  say(`seed ${first.seed} does not give the same diary again:`)
  for (const part of ['lines', 'answers'] as const)
    again[part].forEach((one, at) => {
      if (one !== first[part][at]) say(`  ${first[part][at]}\n  ${one}`)
    })
  return 1
}
