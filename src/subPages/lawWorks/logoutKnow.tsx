import { page } from '@/blocks'
import { LogoutKnowView } from '@/features/leaving'

export default page('/subPages/lawWorks/logoutKnow', LogoutKnowView)
