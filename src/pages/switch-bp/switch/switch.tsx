import { page } from '@/blocks'
import { SwitchView } from '@/features/binding'

export default page('/pages/switch-bp/switch/switch', SwitchView)
