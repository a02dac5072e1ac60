import type { Seller, TaxItem } from '../../modules/invoice/types'

/** Codes of goods of the demo: placeholders of the form, to be replaced by those of the company's tax office (C 8.1). */
const goods = [
  {
    taxItemCode: 'NG_PIPE',
    shortName: '天然气',
    goodsName: '管道天然气',
    unit: '立方米',
    taxRate: '0.09',
    goodsGroup: 'GAS',
  },
  { taxItemCode: 'NG_LATEFEE', shortName: '天然气', goodsName: '违约金', unit: '', taxRate: '0.09', goodsGroup: 'GAS' },
  {
    taxItemCode: 'METER',
    shortName: '仪器仪表',
    goodsName: '燃气表',
    unit: '台',
    taxRate: '0.13',
    goodsGroup: 'GOODS',
  },
  {
    taxItemCode: 'REPAIR',
    shortName: '劳务',
    goodsName: '检修服务',
    unit: '次',
    taxRate: '0.06',
    goodsGroup: 'SERVICE',
  },
  {
    taxItemCode: 'INSTALL',
    shortName: '建筑服务',
    goodsName: '安装服务',
    unit: '项',
    taxRate: '0.09',
    goodsGroup: 'SERVICE',
  },
] as const satisfies readonly Omit<TaxItem, 'companyCode' | 'validFrom' | 'taxCode'>[]

const codes: Readonly<Record<(typeof goods)[number]['taxItemCode'], string>> = {
  NG_PIPE: '1100202010000000000',
  NG_LATEFEE: '1100202010000000000',
  METER: '1090612000000000000',
  REPAIR: '2020000000000000000',
  INSTALL: '3050200000000000000',
}

const goodsOf = (companyCode: string): TaxItem[] =>
  goods.map((one) => ({ ...one, companyCode, validFrom: '2020-01-01', taxCode: codes[one.taxItemCode] }))

const profiles: readonly Seller[] = [
  {
    companyCode: '1001',
    sellerName: '廊坊新源燃气有限公司',
    taxNo: '91131000700XYRQ01M',
    address: '廊坊市新开路100号',
    phone: '0316-0000100',
    bankName: '中国建设银行廊坊新开路支行',
    bankAccount: '13050161860800001001',
    drawer: '演示开票员',
    province: '13',
    netLimitPerInvoice: '1000000.00',
    monthQuotaNet: '80000000.00',
  },
  {
    companyCode: '1002',
    sellerName: '石家庄新源燃气有限公司',
    taxNo: '91130100700XYRQ02H',
    address: '石家庄市裕华路200号',
    phone: '0311-0000100',
    bankName: '中国工商银行石家庄裕华支行',
    bankAccount: '04020222093000001002',
    drawer: '演示开票员',
    province: '13',
    // So small that applications are split (C 8.1).
    netLimitPerInvoice: '100000.00',
    monthQuotaNet: '20000000.00',
  },
]

/** The gas companies of the demo as sellers, with their goods. */
export const sellers = profiles.map((seller) => ({ seller, goods: goodsOf(seller.companyCode) }))
