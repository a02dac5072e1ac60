/*
 * Runs steps as soon as what they wait for is done, at most `slots` at a time.
 */

/**
 * @typedef {{ name: string, cost?: number, after?: string[], run: () => Promise<{ state: 'passed' | 'failed' | 'skipped', [more: string]: unknown }> }} Step
 * A step with a predecessor that failed does not run and fails with the reason. `cost` counts slots (1 by default).
 * @param {Step[]} steps
 */
export function runSteps(steps, slots, onEnd = () => undefined) {
  const results = new Map()
  const waiting = new Set(steps)
  const names = new Set(steps.map((step) => step.name))
  let free = slots
  return new Promise((done) => {
    const finish = (step, result) => {
      results.set(step.name, { name: step.name, ...result })
      onEnd(results.get(step.name))
      startNext()
    }
    function startNext() {
      if (results.size === steps.length) return done(steps.map((step) => results.get(step.name)))
      for (const step of waiting) {
        const before = (step.after ?? []).filter((name) => names.has(name))
        if (!before.every((name) => results.has(name))) continue
        const broken = before.find((name) => results.get(name).state !== 'passed')
        const cost = Math.min(step.cost ?? 1, slots)
        if (!broken && cost > free) continue
        waiting.delete(step)
        if (broken)
          return finish(step, { state: 'failed', seconds: 0, output: `not run, because "${broken}" did not pass` })
        free -= cost
        void step
          .run()
          .catch((error) => ({ state: 'failed', output: error.stack }))
          .then((result) => {
            free += cost
            finish(step, result)
          })
      }
      return undefined
    }
    startNext()
  })
}
