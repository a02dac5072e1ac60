import { page } from '@/blocks'
import { CustomerInfoView } from '@/features/binding'

export default page('/pages/confirm-cusInfo/customer-info', CustomerInfoView)
