import { page } from '@/blocks'
import { ProjectFactsView } from '@/features/project'

export default page('/pages/job-schedule/home/components/Details/views/project/index', ProjectFactsView)
