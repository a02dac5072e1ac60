import { page } from '@/blocks'
import { ProjectView } from '@/features/project'

export default page('/pages/job-schedule/home/components/Details/layout/default', ProjectView)
