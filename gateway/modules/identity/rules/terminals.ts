/** What a customer calls the kinds of terminals (LG-10). */
export const terminalNames: Readonly<Record<string, string>> = {
  H5: '手机网页',
  WEAPP: '微信小程序',
  APP: '手机APP',
  PC: '电脑',
  ICOME: 'iCome',
}
