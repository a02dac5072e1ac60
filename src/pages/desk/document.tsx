import { page } from '@/blocks'
import { DeskDocumentView } from '@/features/desk'

export default page('/pages/desk/document', DeskDocumentView)
