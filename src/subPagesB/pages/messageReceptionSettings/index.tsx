import { page } from '@/blocks'
import { ReceptionView } from '@/features/reception'

export default page('/subPagesB/pages/messageReceptionSettings/index', ReceptionView)
