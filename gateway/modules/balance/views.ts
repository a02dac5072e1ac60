import type { Out } from '@contract'
import { activityFields, applyFields } from '@contract/balance/words'
import { leftOf } from '@domain/balance'
import { shape } from '../../http/shape'
import type { Activity } from './repo/activities'
import type { Apply } from './repo/applies'

type List = Out<'zh GET /activity/list'>
type Card = Omit<List['list'][number], 'applies'>

export const activityView = (row: Activity): Card =>
  shape(activityFields, row, { leftVolume: leftOf(row.targetVolume, row.appliedVolume) })

export const applyView = (row: Apply) => shape(applyFields, row, { asOf: row.updatedAt })
