import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/auth-centre/icome')
