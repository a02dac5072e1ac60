import type { Out } from '@contract'

export type Current = Out<'default GET /small/hyq/current'>
export type Period = NonNullable<Current['period']>
export type Report = NonNullable<Current['report']>
export type Benefit = Current['benefits'][number]
export type Question = Out<'default GET /small/hyq/survey'>['questions'][number]
