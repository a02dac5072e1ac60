import type { PageParams } from '@/routes/table'
import { Leads } from './Leads'
import { Products } from './Products'

/** 热销商品, 我的收藏, 我的咨询 (E 6.3): one list page by its mode. */
export const ProductListView = (params: PageParams<'/pages/hot/product-list'>) =>
  params.mode === 'lead' ? <Leads params={params} /> : <Products params={params} />
