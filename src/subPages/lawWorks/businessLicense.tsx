import { BusinessLicenseView } from '@/features/legal'

export default function BusinessLicensePage() {
  return <BusinessLicenseView />
}
