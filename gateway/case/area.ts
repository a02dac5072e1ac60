import type { Area } from '../areas'
import type { Extension } from '../extensions'
import type { Work } from '../http/context'
import { together } from '../work/kinds'
import type { AnyKind } from './any-kind'
import type { AreaWork } from '../work/kinds'

/** What a kind of case contributes to its area. */
interface Contributing {
  readonly any: AnyKind
  readonly work: AreaWork
  readonly extensions: readonly Extension<Work>[]
}

/** An area with everything that its kinds of case contribute: work, desk tasks, own data. */
export function withCases<A extends Area>(kinds: readonly Contributing[], area: A): A & { cases: readonly AnyKind[] } {
  const { kinds: items, sweeps } = together([], area.work)
  return {
    ...area,
    cases: kinds.map(({ any }) => any),
    extensions: [...(area.extensions ?? []), ...kinds.flatMap(({ extensions }) => extensions)],
    work: {
      kinds: [...items, ...kinds.flatMap(({ work }) => work.kinds)],
      sweeps: [...sweeps, ...kinds.flatMap(({ work }) => work.sweeps)],
    },
  }
}
