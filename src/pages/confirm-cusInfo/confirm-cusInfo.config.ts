import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/confirm-cusInfo/confirm-cusInfo')
