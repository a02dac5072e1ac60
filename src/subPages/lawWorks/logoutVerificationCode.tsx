import { LogoutCodeView } from '@/features/leaving'
import { usePageParams } from '@/routes/page'

export default function LogoutVerificationCodePage() {
  const { reason } = usePageParams('/subPages/lawWorks/logoutVerificationCode')
  return <LogoutCodeView reason={reason} />
}
