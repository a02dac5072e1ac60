import type { Static } from '@sinclair/typebox'
import { HyqPeriod } from '@contract/hyq'
import { quarterText } from '@domain/hyq/report'
import { shape } from '../../http/shape'
import type { Period } from './repo/periods'

export const periodView = (row: Period): Static<typeof HyqPeriod> =>
  shape(HyqPeriod.properties, row, { quarter: quarterText(row.hyqId) })
