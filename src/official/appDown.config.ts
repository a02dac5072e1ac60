import { pageConfig } from '@/routes/app-config'

export default pageConfig('/official/appDown')
