import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/me/scan-status')
