import { Refusal } from '../../http/refusal'

/** Runs work when its turn comes; work of which the caller has left by then fails without being done. */
export type Lane = <T>(work: () => Promise<T>, hasLeft?: () => boolean) => Promise<T>

/** Work one piece after the other. Refuses 2906 what comes while so many wait. */
export function createLane(most = Infinity): Lane {
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return async (work, hasLeft = () => false) => {
    if (waiting >= most) throw new Refusal('2906')
    waiting += 1
    const mine = turn.then(() => {
      waiting -= 1
      if (hasLeft()) throw new Error('the caller has left')
      return work()
    })
    turn = mine.catch(() => undefined)
    return mine
  }
}
