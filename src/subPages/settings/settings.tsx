import { page } from '@/blocks'
import { SettingsView } from '@/features/profile'

export default page('/subPages/settings/settings', SettingsView)
