export { BusinessLicenseView } from './business-license/BusinessLicenseView'
