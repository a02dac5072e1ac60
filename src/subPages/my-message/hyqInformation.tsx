import { page } from '@/blocks'
import { InformationView } from '@/features/hyq'

export default page('/subPages/my-message/hyqInformation', InformationView)
