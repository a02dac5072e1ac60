import { CalculatorView } from '@/features/predict'
import { page } from '@/blocks'

export default page('/subPagesB/pages/predict-gas/calculator', CalculatorView)
