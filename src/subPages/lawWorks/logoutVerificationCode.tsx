import { page } from '@/blocks'
import { LogoutCodeView } from '@/features/leaving'

export default page('/subPages/lawWorks/logoutVerificationCode', LogoutCodeView)
