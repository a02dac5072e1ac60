import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/mall/mall')
