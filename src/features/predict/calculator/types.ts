import type { Out } from '@contract'

export type Result = Out<'predict POST /calc/run'>
