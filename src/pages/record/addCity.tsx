import { page } from '@/blocks'
import { PlaceView } from '@/features/records'

export default page('/pages/record/addCity', PlaceView)
