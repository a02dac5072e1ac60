import { page } from '@/blocks'
import { DeskProjectsView } from '@/features/desk'

export default page('/pages/desk/projects', DeskProjectsView)
