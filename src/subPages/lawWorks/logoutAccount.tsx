import { page } from '@/blocks'
import { LogoutAccountView } from '@/features/leaving'

export default page('/subPages/lawWorks/logoutAccount', LogoutAccountView)
