import { FindView } from '@/features/binding'
import { usePageParams } from '@/routes/page'

export default function ConfirmCustomerPage() {
  const { from, companyCode, bp } = usePageParams('/pages/confirm-cusInfo/confirm-cusInfo')
  return <FindView companyCode={companyCode} bp={bp} isForCert={from === 'cert'} />
}
