import { page } from '@/blocks'
import { FindView } from '@/features/binding'

export default page('/pages/confirm-cusInfo/confirm-cusInfo', ({ from, companyCode, bp }) => (
  <FindView companyCode={companyCode} bp={bp} isForCert={from === 'cert'} />
))
