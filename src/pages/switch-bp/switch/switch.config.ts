import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/switch-bp/switch/switch')
