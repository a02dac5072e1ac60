import { page } from '@/blocks'
import { BuyGasView } from '@/features/market'

export default page('/subPages/goodBuyGas', BuyGasView)
