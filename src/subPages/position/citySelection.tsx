import { page } from '@/blocks'
import { CitiesView } from '@/features/outlets'

export default page('/subPages/position/citySelection', CitiesView)
