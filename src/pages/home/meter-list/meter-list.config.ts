import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/home/meter-list/meter-list')
