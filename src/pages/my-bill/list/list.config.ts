import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/my-bill/list/list')
