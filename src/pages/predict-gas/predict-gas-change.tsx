import { QuickChangeView } from '@/features/predict'
import { page } from '@/blocks'

export default page('/pages/predict-gas/predict-gas-change', QuickChangeView)
