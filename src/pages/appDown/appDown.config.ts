import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/appDown/appDown')
