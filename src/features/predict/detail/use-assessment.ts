import type { Out } from '@contract'
import { useRead } from '@/request'

export type Assessment = Out<'demand GET /deviation/month'>
export type DayCase = Assessment['cases'][number]

/** What a month of a group comes to, with its days that deviated. */
export const useAssessment = (groupId: string, month: string) =>
  useRead('demand GET /deviation/month', { groupId, month }, { keepPrevious: true, refresh: 'show', handles: 'all' })
