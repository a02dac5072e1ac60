import type { Out } from '@contract'

export type Record = Out<'default GET /crmgas/zhulong/detail'>
