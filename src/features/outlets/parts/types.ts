import type { Out, Row } from '@contract'

export type Outlet = Row<'default GET /crmgas/outlet/list'>
export type OutletPage = Out<'default GET /crmgas/outlet/list'>
export type Origin = OutletPage['origin']
export type Detail = Out<'default GET /crmgas/outlet/detail'>
export type City = OutletPage['city']
