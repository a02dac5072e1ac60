import type { Area } from '../areas'
import type { DeskArea } from '../modules/desk/service'
import { together } from '../work/kinds'
import type { AnyKind } from './any-kind'
import type { AreaWork } from '../work/kinds'

/** What a kind of case brings to its area. */
interface Bringing {
  readonly any: AnyKind
  readonly desk: Readonly<Record<string, DeskArea>>
  readonly work: AreaWork
  readonly ownData: NonNullable<Area['ownData']>
}

/** An area with everything that its kinds of case bring: desk, work, own data. */
export function withCases<A extends Area>(kinds: readonly Bringing[], area: A): A & { cases: readonly AnyKind[] } {
  const { kinds: items, sweeps } = together([], area.work)
  return {
    ...area,
    cases: kinds.map(({ any }) => any),
    desk: Object.assign({}, area.desk, ...kinds.map(({ desk }) => desk)),
    ownData: Object.assign({}, area.ownData, ...kinds.map(({ ownData }) => ownData)),
    work: {
      kinds: [...items, ...kinds.flatMap(({ work }) => work.kinds)],
      sweeps: [...sweeps, ...kinds.flatMap(({ work }) => work.sweeps)],
    },
  }
}
