export { BusinessLicenseView } from './BusinessLicenseView'
