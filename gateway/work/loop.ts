/** ms between two looks. */
const lookEvery = 500

export interface Loop {
  start(): void
  /** The next look comes at once. */
  hurry(): void
  isStopped(): boolean
  /** Ends after the look that is under way. */
  stop(): Promise<void>
}

/** Looks regularly, one look at a time; a failed look is reported and the next one comes all the same. */
export function createLoop(look: () => Promise<void>, onFailure: (error: unknown) => void): Loop {
  let timer: NodeJS.Timeout | null = null
  let underWay: Promise<void> | null = null
  let isStarted = false
  let isStopped = false
  let isHurried = false

  const plan = (after: number) => {
    if (timer) clearTimeout(timer)
    timer = isStarted && !isStopped ? setTimeout(() => void run(), after) : null
  }
  const run = async () => {
    isHurried = false
    underWay = look().catch(onFailure)
    await underWay
    underWay = null
    plan(isHurried ? 0 : lookEvery)
  }
  return {
    start() {
      isStarted = true
      plan(0)
    },
    hurry() {
      isHurried = true
      if (!underWay) plan(0)
    },
    isStopped: () => isStopped,
    async stop() {
      isStopped = true
      if (timer) clearTimeout(timer)
      await underWay
    },
  }
}
