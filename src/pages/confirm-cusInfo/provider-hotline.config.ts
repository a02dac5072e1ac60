import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/confirm-cusInfo/provider-hotline')
