/* Demo data of C 8.1, CV-16: tenants and companies. Names and numbers are fictional. */

export const tenants = [
  { tenantId: 't-1001', tenantName: '廊坊新源燃气有限公司', kind: 'GAS', companyCode: '1001' },
  { tenantId: 't-1002', tenantName: '石家庄新源燃气有限公司', kind: 'GAS', companyCode: '1002' },
  { tenantId: 't-9001', tenantName: '通服能源托管服务有限公司', kind: 'SERVICE', companyCode: null },
] as const

export const companies = [
  {
    companyCode: '1001',
    companyName: '廊坊新源燃气有限公司',
    tenantId: 't-1001',
    region: '河北省廊坊市',
    city: '廊坊市',
    lng: 116.6838,
    lat: 39.5379,
    hotline: '0316-0000100',
    emergencyHotline: '0316-0000119',
    businessHours: '08:30–17:30',
    licenceUscc: '91131000700XYRQ01M',
    sapSysFlag: '1' as const,
    sort: 1,
  },
  {
    companyCode: '1002',
    companyName: '石家庄新源燃气有限公司',
    tenantId: 't-1002',
    region: '河北省石家庄市',
    city: '石家庄市',
    lng: 114.5149,
    lat: 38.0428,
    hotline: '0311-0000100',
    emergencyHotline: '0311-0000119',
    businessHours: '08:30–17:30',
    licenceUscc: '91130100700XYRQ02H',
    sapSysFlag: '1' as const,
    sort: 2,
  },
]
