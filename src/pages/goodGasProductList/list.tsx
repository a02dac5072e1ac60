import { page } from '@/blocks'
import { GasListView } from '@/features/market'

export default page('/pages/goodGasProductList/list', GasListView)
