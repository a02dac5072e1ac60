import type { Out, Row } from '@contract'

export type Project = Out<'job GET /customer/project/detail'>
export type ShortProject = Row<'job GET /customer/project/list'>
export type ProjectUpdate = Row<'job GET /customer/project/updates'>
export type Payment = Out<'job GET /project/queryPaymentInfo'>['list'][number]
export type Approval = Out<'job GET /project/approval/get'>['list'][number]
export type Scheme = NonNullable<Out<'job POST /customer/node/getDesignPlanNode'>['current']>

/** A sheet over the page: one thing that waits for the customer. */
export type Opened =
  | { kind: 'SCHEME'; /** An older one than the newest. */ id?: string }
  | { kind: 'APPROVAL' | 'PAYMENT'; id: string }
