import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/login/login/login')
