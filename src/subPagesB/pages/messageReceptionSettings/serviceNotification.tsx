import { page } from '@/blocks'
import { CreditsView } from '@/features/reception'

export default page('/subPagesB/pages/messageReceptionSettings/serviceNotification', CreditsView)
