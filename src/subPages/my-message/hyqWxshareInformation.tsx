import { page } from '@/blocks'
import { SharedView } from '@/features/hyq'

export default page('/subPages/my-message/hyqWxshareInformation', SharedView)
