import { page } from '@/blocks'
import { KnowledgeView } from '@/features/news'

export default page('/pages/knowledgexsfn/index', KnowledgeView)
