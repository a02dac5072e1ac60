import { pageConfig } from '@/routes/app-config'

export default pageConfig('/subPages/lawWorks/logoutAccount')
