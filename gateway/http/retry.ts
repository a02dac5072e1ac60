import { DatabaseDown } from '../db/down'
import { isOutdatedPlan } from '../db/server-pool'
import { Refusal } from './refusal'

/** A read that lost its connection is done once more, on another. */
export async function retriedRead<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await retried(run)
  } catch (error) {
    if (error instanceof DatabaseDown) return retried(run)
    throw error
  }
}

/** What lost a deadlock, a serialisation race or its prepared plan is done again, twice at most; a lock held for 5 s refuses (CV-3). */
export async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      const code = (error as { code?: unknown }).code
      if (code === '55P03') throw new Refusal('2906')
      if ((code !== '40P01' && code !== '40001' && !isOutdatedPlan(error)) || attempt >= 3) throw error
    }
  }
}
