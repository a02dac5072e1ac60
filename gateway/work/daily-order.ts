import type { AnyKind, Sweep } from './kinds'

/** The order that `after` declares among daily sweeps. */
export interface DailyOrder {
  /** Kinds that must have tried their earlier work once before a due time of this sweep begins. */
  waitsFor(sweep: Sweep): ReadonlySet<string>
  /** Of two sweeps with the same due time the one with the smaller rank begins first. */
  rank(sweep: Sweep): number
}

type Names = ReadonlySet<string>

const afterOf = ({ schedule }: Sweep): readonly string[] => ('dailyAt' in schedule ? (schedule.after ?? []) : [])

/**
 * Two daily kinds keep the order of their due times when one is declared `after` the other, directly or over further kinds; all others
 * run independently. A transactional kind also keeps the order of its own days. A manual kind waits for an outside system, so it holds
 * back only what names it, and itself when something names it. Names of kinds that no area has are ignored. Throws on a circle.
 */
export function dailyOrder(sweeps: readonly Sweep[]): DailyOrder {
  const kinds = new Map(sweeps.map(({ kind }) => [kind.name, kind]))
  const direct = directlyAfter(sweeps, kinds)
  const before = new Map([...kinds.keys()].map((name) => [name, reach(name, direct)]))
  const named = new Set([...direct.values()].flatMap((names) => [...names]))
  const holdsBack = ({ name, run }: AnyKind) => 'handle' in run || named.has(name)
  const waits = new Map(
    [...kinds.values()].map((kind) => {
      const behind = [...kinds.values()].filter((other) => before.get(other.name)?.has(kind.name) && holdsBack(other))
      const own = holdsBack(kind) ? [kind.name] : []
      return [kind.name, new Set([...(before.get(kind.name) ?? []), ...behind.map(({ name }) => name), ...own])]
    }),
  )
  const depth = (sweep: Sweep) => before.get(sweep.kind.name)?.size ?? 0
  // A kind has more kinds before it than any kind that it comes after.
  const ranks = new Map([...sweeps].sort((a, b) => depth(a) - depth(b)).map((sweep, rank) => [sweep.name, rank]))
  return {
    waitsFor: ({ kind }) => waits.get(kind.name) ?? new Set(),
    rank: ({ name }) => ranks.get(name) ?? 0,
  }
}

function directlyAfter(sweeps: readonly Sweep[], kinds: ReadonlyMap<string, AnyKind>): Map<string, Names> {
  const direct = new Map<string, Set<string>>()
  for (const sweep of sweeps) {
    const names = direct.get(sweep.kind.name) ?? new Set()
    for (const name of afterOf(sweep)) if (kinds.has(name)) names.add(name)
    direct.set(sweep.kind.name, names)
  }
  return direct
}

/** Every kind before this one, over any number of steps. */
function reach(start: string, direct: ReadonlyMap<string, Names>): Names {
  const found = new Set<string>()
  const open = [...(direct.get(start) ?? [])]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === start) throw new TypeError(`daily work of ${start} comes after itself`)
    if (found.has(name)) continue
    found.add(name)
    open.push(...(direct.get(name) ?? []))
  }
  return found
}
