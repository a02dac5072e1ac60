import { useSyncExternalStore } from 'react'
import { dateAt, type DateText } from '@domain/date'
import { onServerTime, serverNow } from '@/platform/time'

const today = (): DateText => dateAt(serverNow())

/** The gateway's date; drawn again once its clock is known (CV-5). */
export const useToday = (): DateText => useSyncExternalStore(onServerTime, today, today)
