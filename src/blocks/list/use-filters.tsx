import { useState, type ReactNode } from 'react'
import { saveInAddress } from '@/platform/address'
import { Tabs } from '@/ui'
import { FilterChips } from './FilterChips'
import { startOf, type Filter } from './filters'

export interface Filters<Input extends object> {
  /** What the filters add to the call. */
  input: Input
  values: Readonly<Record<string, string>>
  /** Is a chip chosen? Tabs do not count. */
  isFiltered: boolean
  /** Takes all chips back; the tab stays. */
  clear: () => void
  /** Above the list in every state: its tabs. */
  top: ReactNode
  /** Above the rows: the chips. */
  chips: ReactNode
}

type UnionToIntersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never
type PartOf<F> = F extends Filter<infer Part> ? Part : never
type InputOf<F extends readonly Filter[]> = UnionToIntersection<PartOf<F[number]>> & object

/**
 * The filters of a list with their values. They are in the page's address, so that a reload shows the same list; `given` are the page's
 * parameters.
 */
export function useFilters<const F extends readonly Filter[]>(
  filters: F,
  given: Readonly<Record<string, unknown>> = {},
): Filters<InputOf<F>> {
  const [values, setValues] = useState(() => startOf(filters, given))
  const put = (next: Record<string, string>) => {
    setValues(next)
    saveInAddress(next)
  }
  const change = (key: string, value: string) => put({ ...values, [key]: value })
  const chosenOf = ({ key, first }: Filter) => values[key] ?? first
  const above = filters.find(({ look }) => look.kind === 'tabs')
  const others = filters.filter(({ look }) => look.kind !== 'tabs')
  return {
    input: Object.assign({}, ...filters.map((filter) => filter.partOf(chosenOf(filter)))) as InputOf<F>,
    values,
    isFiltered: others.some((filter) => chosenOf(filter) !== ''),
    clear: () => put({ ...values, ...Object.fromEntries(others.map(({ key }) => [key, ''])) }),
    top: above?.look.kind === 'tabs' && (
      <Tabs sticky items={above.look.items} active={chosenOf(above)} onChange={(tab) => change(above.key, tab)} />
    ),
    chips: others.length > 0 && <FilterChips filters={others} chosenOf={chosenOf} onChange={change} />,
  }
}
