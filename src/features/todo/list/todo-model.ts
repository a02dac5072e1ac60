import { todoTypes, typeName } from '@domain/todo-types'
import type { Choice } from '@/ui'

/* What the list of to-dos says (C 6.4, TD-02). */

/** Key of the chip that filters nothing. */
export const ALL = ''

const order = Object.keys(todoTypes)
const rankOf = (type: string): number => (order.includes(type) ? order.indexOf(type) : order.length)

/** Chips with counts, in the order of the types; none for a single type. */
export function typeChips(counts: Readonly<Record<string, number>>): Choice[] {
  const types = Object.keys(counts).sort((a, b) => rankOf(a) - rankOf(b))
  if (types.length < 2) return []
  const all = types.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
  return [
    { key: ALL, label: `全部 ${all}` },
    ...types.map((type) => ({ key: type, label: `${typeName(type)} ${counts[type] ?? 0}` })),
  ]
}
