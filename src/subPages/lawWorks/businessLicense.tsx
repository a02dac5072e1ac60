import { page } from '@/blocks'
import { BusinessLicenseView } from '@/features/legal'

export default page('/subPages/lawWorks/businessLicense', BusinessLicenseView)
