import { page } from '@/blocks'
import { StopGasView } from '@/features/stop-gas'

export default page('/subPages/my-message/stop-gas', StopGasView)
