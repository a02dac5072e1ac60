import type { Out, Row } from '@contract'

export type Current = Out<'default GET /crmgas/lottery/current'>
export type Campaign = NonNullable<Current['campaign']>
export type Role = Current['role']
export type Prize = Campaign['prizes'][number]
export type Proof = Out<'default GET /crmgas/lottery/proof'>
export type Drawn = Row<'default GET /crmgas/lottery/proof'>
export type Win = Row<'default GET /crmgas/lottery/myWinList'>
