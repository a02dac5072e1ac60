/** Banks that customers of the two provinces have accounts at, in the order of the picker (D 2.6, D 8.5). */
export const banks = [
  { bankCode: '102', bankName: '中国工商银行', shortName: '工商银行' },
  { bankCode: '103', bankName: '中国农业银行', shortName: '农业银行' },
  { bankCode: '104', bankName: '中国银行', shortName: '中国银行' },
  { bankCode: '105', bankName: '中国建设银行', shortName: '建设银行' },
  { bankCode: '301', bankName: '交通银行', shortName: '交通银行' },
  { bankCode: '403', bankName: '中国邮政储蓄银行', shortName: '邮储银行' },
  { bankCode: '308', bankName: '招商银行', shortName: '招商银行' },
  { bankCode: '302', bankName: '中信银行', shortName: '中信银行' },
  { bankCode: '303', bankName: '中国光大银行', shortName: '光大银行' },
  { bankCode: '304', bankName: '华夏银行', shortName: '华夏银行' },
  { bankCode: '305', bankName: '中国民生银行', shortName: '民生银行' },
  { bankCode: '309', bankName: '兴业银行', shortName: '兴业银行' },
  { bankCode: '310', bankName: '上海浦东发展银行', shortName: '浦发银行' },
  { bankCode: '307', bankName: '平安银行', shortName: '平安银行' },
  { bankCode: '306', bankName: '广发银行', shortName: '广发银行' },
  { bankCode: '313', bankName: '河北银行', shortName: '河北银行' },
  { bankCode: '314', bankName: '沧州银行', shortName: '沧州银行' },
  { bankCode: '315', bankName: '张家口银行', shortName: '张家口银行' },
] as const

/** Cities with branches: the division code of the app, and the four digits that the branch code has for it. */
const cities = [
  { cityCode: '131000', area: '1460', name: '廊坊' },
  { cityCode: '130900', area: '1430', name: '沧州' },
  { cityCode: '130700', area: '1380', name: '张家口' },
  { cityCode: '130100', area: '1210', name: '石家庄' },
] as const

export interface Branch {
  cnapsCode: string
  bankCode: string
  branchName: string
  cityCode: string
}

/** One branch of each bank in each city; a branch code is bank, area, number and a last digit. */
export const branches: readonly Branch[] = banks.flatMap(({ bankCode, bankName }) =>
  cities.map(({ cityCode, area, name }) => ({
    cnapsCode: `${bankCode}${area}00010`,
    bankCode,
    branchName: `${bankName}${name}分行营业部`,
    cityCode,
  })),
)

export const bankOf = (bankCode: string) => banks.find((one) => one.bankCode === bankCode)

export const branchOf = (cnapsCode: string): Branch | undefined => branches.find((one) => one.cnapsCode === cnapsCode)

/** The name of an account's branch: of the list, else as its customer has written it. */
export const branchName = (account: { cnapsCode: string; branchName: string }): string =>
  branchOf(account.cnapsCode)?.branchName ?? account.branchName

/** Branches of a bank, of one city where it is named, with the keyword in their name. */
export const branchesOf = (bankCode: string, keyword: string, cityCode?: string): Branch[] =>
  branches.filter(
    (one) =>
      one.bankCode === bankCode &&
      (cityCode === undefined || one.cityCode === cityCode) &&
      one.branchName.includes(keyword.trim()),
  )
