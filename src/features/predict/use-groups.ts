import { useRead } from '@/request'
import { storage } from '@/platform/storage'
import { useUser } from '@/stores'
import type { PlanGroup } from './types'

/** Groups of the customer, those that plan, and the chosen one, `asked` before it; a single one needs no choice. */
export function usePlanGroups(asked?: string) {
  const read = useRead('predict GET /group/list', {}, { refresh: 'show' })
  const kept = useUser(({ currentGroup }) => currentGroup) || storage.get('planGroup')
  const chosen = asked ?? kept
  const groups = read.data?.groups ?? []
  const planning = groups.filter(({ planMode }) => planMode !== 'NONE')
  const only = planning.length === 1 ? planning[0] : undefined
  const group: PlanGroup | null = planning.find(({ groupId }) => groupId === chosen) ?? only ?? null
  return { read, groups, planning, group }
}

/** Keeps a group for the pages of prediction; another customer number has none of that id. The next visit begins with it. */
export function chooseGroup(groupId: string): void {
  storage.set('planGroup', groupId)
  useUser.setState({ currentGroup: groupId })
}
