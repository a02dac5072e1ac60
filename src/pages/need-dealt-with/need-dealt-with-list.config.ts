import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/need-dealt-with/need-dealt-with-list')
