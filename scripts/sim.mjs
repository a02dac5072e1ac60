/*
 * npm run sim: the product on seeded time, chance and trouble (test/sim, docs/testing.md).
 *   -- --seed 7              one seed, with the diary of its acts when it fails
 *   -- --seeds 10000         so many seeds, from --seed on
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

/** Answers how many of the processes ended with a failed seed. */
async function inJobs(jobs, { seed, seeds, steps, only }) {
  await buildSimulator()
  const each = Math.ceil(seeds / jobs)
  const codes = Array.from({ length: jobs }, (_none, job) => {
    const from = seed + job * each
    const some = ['--seed', from, '--seeds', Math.min(each, seed + seeds - from), '--steps', steps]
    const args = [
      at('scripts/sim.mjs'),
      ...some.map(String),
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
  const wish = { seed: number('--seed', 1), seeds: number('--seeds', 1), steps: number('--steps', 12) }
  const only = argument('--only')
  if (jobs > 1) {
    process.exitCode = (await inJobs(jobs, { ...wish, only })) > 0 ? 1 : 0
    return
  }
  const { simulate, simulatePlanted } = await loadSimulator(process.argv.includes('--built'))
  const failed = process.argv.includes('--planted')
    ? await simulatePlanted({ seeds: number('--seeds', 1000), steps: wish.steps })
    : await simulate({ ...wish, only })
  process.exitCode = failed > 0 ? 1 : 0
})
