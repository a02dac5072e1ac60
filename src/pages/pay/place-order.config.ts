import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/pay/place-order')
