import { page } from '@/blocks'
import { ChangeListView } from '@/features/meters'

export default page('/subPages/changeRecord', ChangeListView)
