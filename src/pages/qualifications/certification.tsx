import { QualificationsView } from '@/features/certification'

export default function QualificationsPage() {
  return <QualificationsView />
}
