/*
 * npm run sim: the product on seeded time, chance and trouble (test/sim, docs/testing.md).
 *   -- --seed 7              one seed, with the diary of its acts when it fails
 *   -- --seeds 10000         so many seeds, from --seed on
 *   -- --steps 40            acts of a seed
 *   -- --only money         one scenario: money, invoices or gas
 *   -- --planted             looks for five deliberate mistakes in at most 1,000 seeds each
 */
import { loadSimulator } from './lib/simulator.mjs'
import { argument, asProgram } from './lib/steps.mjs'

const number = (name, usual) => Number(argument(name) ?? usual)

asProgram(async () => {
  const { simulate, simulatePlanted } = await loadSimulator()
  const steps = number('--steps', 12)
  const failed = process.argv.includes('--planted')
    ? await simulatePlanted({ seeds: number('--seeds', 1000), steps })
    : await simulate({ seed: number('--seed', 1), seeds: number('--seeds', 1), steps, only: argument('--only') })
  process.exitCode = failed > 0 ? 1 : 0
})
