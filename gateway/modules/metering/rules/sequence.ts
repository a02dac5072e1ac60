export interface Counted {
  seq: number
  restart?: boolean
}

/**
 * Which frames of one meter are taken when `next` is wanted (null: none was ever taken, any one begins): those that follow each other.
 * Earlier ones were taken before; a gap waits until what is missing has come, unless the head-end says that it is lost.
 */
export function inOrder<T extends Counted>(next: number | null, frames: readonly T[]): { taken: T[]; next: number } {
  const taken: T[] = []
  let wanted = next
  for (const frame of [...frames].sort((a, b) => a.seq - b.seq)) {
    const isNext = wanted === null || frame.seq === wanted || (frame.restart === true && frame.seq > wanted)
    if (!isNext) continue
    taken.push(frame)
    wanted = frame.seq + 1
  }
  return { taken, next: wanted ?? 1 }
}
