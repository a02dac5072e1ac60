/*
 * npm run sim: the product on seeded time, chance and trouble (test/sim, docs/testing.md).
 *   -- --seed 7              one seed, with the diary of its acts when it fails
 *   -- --seeds 10000         so many seeds, from --seed on
 *   -- --these 3,6,7         these seeds
 *   -- --jobs 2              in so many processes, each with its part of the seeds
 *   -- --steps 40            acts of a seed
 *   -- --only money         one scenario: money, invoices or gas
 *   -- --planted             looks for five deliberate mistakes in at most 1,000 seeds each
 */
import { spawn } from 'node:child_process'
import { at } from './lib/paths.mjs'
import { buildSimulator, loadSimulator } from './lib/simulator.mjs'
import { argument, asProgram } from './lib/steps.mjs'

const number = (name, usual) => Number(argument(name) ?? usual)
const range = (first, count) => Array.from({ length: count }, (_none, index) => first + index)

/** Seconds of a processor: a seed of each scenario in their turn (test/sim/main.ts), and the beginning of any. */
const ofSeed = [0.33, 0.12, 0.64]
const ofBeginning = 9

/** The seeds of each process. Those of one scenario lie together: a process begins only what it needs. */
function shared(seeds, jobs, only) {
  const kindOf = (seed) => (only === undefined ? seed % ofSeed.length : 0)
  const ordered = seeds.toSorted((a, b) => kindOf(b) - kindOf(a) || a - b)
  const begins = (at) => at === 0 || kindOf(ordered[at]) !== kindOf(ordered[at - 1])
  let spent = 0
  const places = ordered.map((seed, at) => (spent += ofSeed[kindOf(seed)] + (begins(at) ? ofBeginning : 0)))
  const parts = range(0, jobs).map((job) =>
    ordered.filter((_seed, at) => Math.min(jobs - 1, Math.floor((places[at] / spent) * jobs)) === job),
  )
  return parts.filter((some) => some.length > 0)
}

/** Answers how many of the processes ended with a failed seed. */
async function inJobs(jobs, { seeds, steps, only }) {
  await buildSimulator()
  const codes = shared(seeds, jobs, only).map((some) => {
    const args = [
      at('scripts/sim.mjs'),
      ...['--these', some.join(','), '--steps', String(steps)],
      ...(only === undefined ? [] : ['--only', only]),
      '--built',
    ]
    const child = spawn(process.execPath, args, { stdio: 'inherit' })
    return new Promise((done) => child.once('exit', done))
  })
  return (await Promise.all(codes)).filter((code) => code !== 0).length
}

asProgram(async () => {
  const jobs = number('--jobs', 1)
  const isPlanted = process.argv.includes('--planted')
  const seeds =
    argument('--these')?.split(',').map(Number) ?? range(number('--seed', 1), number('--seeds', isPlanted ? 1000 : 1))
  const wish = { seeds, steps: number('--steps', 12) }
  const only = argument('--only')
  if (jobs > 1) {
    process.exitCode = (await inJobs(jobs, { ...wish, only })) > 0 ? 1 : 0
    return
  }
  const { simulate, simulatePlanted } = await loadSimulator(process.argv.includes('--built'))
  const failed = isPlanted ? await simulatePlanted(wish) : await simulate({ ...wish, only })
  process.exitCode = failed > 0 ? 1 : 0
})
