import { page } from '@/blocks'
import { DeskProjectView } from '@/features/desk'

export default page('/pages/desk/project', DeskProjectView)
