import { page } from '@/blocks'
import { SquareView } from '@/features/elective'

export default page('/subPagesB/pages/electiveSquare/main', SquareView)
