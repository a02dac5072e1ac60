import { page } from '@/blocks'
import { TemplateView } from '@/features/certification'

export default page('/pages/certification/temp-preview', TemplateView)
