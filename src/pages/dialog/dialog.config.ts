import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/dialog/dialog')
