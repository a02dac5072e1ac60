import { pageConfig } from '@/routes/app-config'

export default pageConfig('/subPagesB/pages/accountSecurity/sonAccount')
