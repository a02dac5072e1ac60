/* How old and how whole figures are (Y-03). */
import type { Out } from '@contract'

type Age = Pick<Out<'energy GET /energy/overview'>, 'asOf' | 'whole' | 'missingDays' | 'estimatedVolume'>

/** Everything that was expected was there when October ended. */
export const anAge = (part: Partial<Age> = {}): Age => ({
  asOf: '2026-11-01T08:00:00+08:00',
  whole: 100,
  missingDays: [],
  estimatedVolume: '0.00',
  ...part,
})
