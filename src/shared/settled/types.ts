import type { Out } from '@contract'

type Statement = Out<'energy GET /settlement/detail'>

/** One channel of a statement, and how its registers came about. */
export type Line = Statement['lines'][number]
export type Register = Statement['registers'][number]
export type Segment = Statement['segments'][number]
