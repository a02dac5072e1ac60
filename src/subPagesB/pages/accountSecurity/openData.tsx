import { page } from '@/blocks'
import { OpenDataView } from '@/features/open-data'

export default page('/subPagesB/pages/accountSecurity/openData', OpenDataView)
