import { pageConfig } from '@/routes/app-config'

export default pageConfig('/pages/not-found/not-found')
