import type { Out } from '@contract'

export type Square = Out<'sqdev GET /elective/period/current'>
export type Option = Square['options'][number]
export type BackTest = Out<'sqdev GET /elective/backTest'>
export type Tested = BackTest['options'][number]
export type RecordDetail = Out<'sqdev GET /elective/record/detail'>
