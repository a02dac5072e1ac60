import { pageConfig } from '@/routes/app-config'

export default pageConfig('/subPages/ucenter/nickname')
