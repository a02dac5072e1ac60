import { page } from '@/blocks'
import { ProjectListView } from '@/features/project'

export default page('/pages/job-schedule/home/components/index', ProjectListView)
