import { createGroup } from './store'

export interface EngineGroup {
  /** Index of the meter card on the home tab. */
  cardActiveNode: number
  /** Tab of the energy block on the home tab. */
  activeNode: 'DAY' | 'MONTH'
  /** The home tab's energy block is drawn. */
  loadComplete: boolean
}

export const useEngine = createGroup<EngineGroup>({ cardActiveNode: 0, activeNode: 'DAY', loadComplete: false })
