/* Demo data of C 8.1 and 8.3, CV-16: tenants, companies, customers. Names and numbers are fictional. */

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

export interface CustomerSeed {
  bp: string
  companyCode: string
  customerName: string
  uscc: string | null
  customerClass: 'INDUSTRY' | 'COMMERCE' | 'PUBLIC'
  address: string
  contactName: string
  /** Phone filed with the contract; null = none (binding by certification only). */
  reservedPhone: string | null
  meterIds: readonly string[]
  invoiceBeforePay?: true
  generalTaxpayer?: true
  /** First month in the new billing system, counted back from the month of the clock. */
  cutoverMonthsAgo?: number
  status?: '9'
}

const langfang = { companyCode: '1001' } as const
const shijiazhuang = { companyCode: '1002' } as const

export const customers: readonly CustomerSeed[] = [
  {
    ...langfang,
    bp: '1000000001',
    customerName: '华北精工陶瓷有限公司',
    uscc: '91131000MA0CERAM1P',
    customerClass: 'INDUSTRY',
    address: '河北省廊坊市广阳区云鹏道18号',
    contactName: '王建国',
    reservedPhone: '13800000001',
    meterIds: ['10010101', '10010102', '10010103'],
    generalTaxpayer: true,
  },
  {
    ...langfang,
    bp: '1000000002',
    customerName: '香满楼餐饮管理有限公司',
    uscc: '91131000MA0CANYX46',
    customerClass: 'COMMERCE',
    address: '河北省廊坊市安次区新华路66号',
    contactName: '陈晓梅',
    reservedPhone: '13800000007',
    meterIds: ['10010201', '10010202', '10010203', '10010204'],
  },
  {
    ...shijiazhuang,
    bp: '1000000003',
    customerName: '康宁医院',
    uscc: '12130100401200KN3M',
    customerClass: 'PUBLIC',
    address: '河北省石家庄市长安区健康路9号',
    contactName: '刘志强',
    reservedPhone: '13800000008',
    meterIds: ['10020301', '10020302'],
    invoiceBeforePay: true,
  },
  {
    ...shijiazhuang,
    bp: '1000000004',
    customerName: '宏达纺织',
    uscc: '91130182700HDFX042',
    customerClass: 'INDUSTRY',
    address: '河北省石家庄市藁城区纺织路128号',
    contactName: '刘志强',
    reservedPhone: '13800000008',
    meterIds: ['10020401'],
    generalTaxpayer: true,
    cutoverMonthsAgo: 24,
  },
  {
    ...langfang,
    bp: '1000000005',
    customerName: '恒泰木业有限公司',
    uscc: '91131000MA0HTMY05W',
    customerClass: 'INDUSTRY',
    address: '河北省廊坊市安次区龙河大道7号',
    contactName: '赵立新',
    reservedPhone: '13900000005',
    meterIds: [],
  },
  {
    ...langfang,
    bp: '1000000006',
    customerName: '悦来酒店有限公司',
    uscc: '91131000MA0YLJD06W',
    customerClass: 'COMMERCE',
    address: '河北省廊坊市广阳区和平路52号',
    contactName: '孙丽',
    reservedPhone: '13900000006',
    meterIds: [],
  },
  {
    ...langfang,
    bp: '1000000007',
    customerName: '旧城洗浴中心',
    uscc: null,
    customerClass: 'COMMERCE',
    address: '河北省廊坊市广阳区永华道33号',
    contactName: '李明',
    reservedPhone: '13900000007',
    meterIds: [],
    status: '9',
  },
  {
    ...langfang,
    bp: '1000000008',
    customerName: '锦程食品有限公司',
    uscc: '91131000MA0JCHP08P',
    customerClass: 'INDUSTRY',
    address: '河北省廊坊市安次区建设路61号',
    contactName: '周涛',
    reservedPhone: null,
    meterIds: [],
  },
]
