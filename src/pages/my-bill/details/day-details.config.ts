import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/my-bill/details/day-details')
