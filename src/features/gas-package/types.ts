import type { Out, Row } from '@contract'

export type GasPackage = Row<'taocan GET /trade/package/list'>
export type PackageDetail = Out<'taocan GET /trade/package/detail'>
export type Preview = Out<'taocan POST /trade/package/preview'>
export type CyclePreview = Preview['cycles'][number]
export type Agreement = Out<'taocan GET /trade/agree/detail'>
export type OrderRow = Row<'taocan GET /trade/order/list'>
export type OrderDetail = Out<'taocan GET /trade/order/detail'>
export type OrderCycle = OrderDetail['cycles'][number]
export type Child = Out<'taocan GET /trade/order/childDetail'>
export type SupplementRow = OrderDetail['supplements'][number]
export type Supplement = Out<'taocan GET /trade/order/supplementDetail'>
export type NextStep = NonNullable<OrderRow['next']>
export type PackageAction = NextStep['action']
