import { createGroup } from './store'

export interface EngineGroup {
  /** Index of the meter card on the home tab, by customer number (A 6.43). */
  cardActiveNode: Readonly<Record<string, number>>
  /** Tab of the energy block on the home tab. */
  activeNode: 'DAY' | 'MONTH'
  /** The home tab's energy block is drawn. */
  loadComplete: boolean
}

export const useEngine = createGroup<EngineGroup>({ cardActiveNode: {}, activeNode: 'DAY', loadComplete: false })
