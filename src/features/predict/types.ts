import type { Out, Row } from '@contract'

export type PlanGroup = Out<'predict GET /group/list'>['groups'][number]
export type Before = Out<'predict POST /checkPredictionGasBefore'>
export type Plan = NonNullable<Before['current']>
export type Ahead = Out<'predict GET /plan/ahead'>
export type Fallback = Out<'predict GET /plan/fallback'>
export type AheadDay = Ahead['days'][number]
export type Checked = Out<'predict POST /checkPredictionGas'>
export type CheckItem = Checked['items'][number]
export type PlanRecord = Row<'predict GET /plan/records'>
export type PlanMonth = Out<'predict GET /plan/detail'>
export type ChangeOptions = Out<'predict GET /plan/changeOptions'>
export type PlanChange = ChangeOptions['changes'][number]
