import { withAccount } from '@/shared/customer'
import type { PageParams } from '@/routes/table'
import { MeterListView } from './list/MeterListView'
import { MeterView } from './meter/MeterView'

/** 我的表具, and the page of one of them (A 6.2). */
export const MetersView = withAccount(({ meterId, ...list }: PageParams<'/pages/home/meter-list/meter-list'>) =>
  meterId === undefined ? <MeterListView {...list} /> : <MeterView meterId={meterId} />,
)
