import { SettingsView } from '@/features/profile'

export default function SettingsPage() {
  return <SettingsView />
}
