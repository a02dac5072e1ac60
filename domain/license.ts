/** What is on a business licence; '' where nothing was read. Dates YYYY-MM-DD, validTo 9999-12-31 = 长期. */
export const licenseFields = [
  'companyName',
  'uscc',
  'companyType',
  'legalPerson',
  'registeredCapital',
  'establishDate',
  'validFrom',
  'validTo',
  'address',
  'businessScope',
] as const
export type LicenseField = (typeof licenseFields)[number]
