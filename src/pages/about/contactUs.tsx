import { page } from '@/blocks'
import { ContactView } from '@/features/about'

export default page('/pages/about/contactUs', ContactView)
