import type { Out } from '@contract'

export type Activity = Out<'sqdev GET /ng/activity/detail'>
export type ActivityRow = Out<'sqdev GET /ng/activity/list'>['list'][number]
export type OwnBid = NonNullable<Activity['myBid']>
export type Winning = Out<'sqdev GET /ng/winningList'>
export type Winner = Winning['list'][number]
