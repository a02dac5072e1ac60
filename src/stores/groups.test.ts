import { resetGroups, useCommon, useEngine, useInvoice, useLogin, usePay, useUser } from '.'

/** The client's state as specification 3 names it, with what a fresh app starts from. */
const groups = {
  login: [useLogin, { isShowPlayer: false, isFirst: false, isSelectAgreement: false, loginType: '' }],
  user: [
    useUser,
    {
      loginUserInfo: null,
      sapSysFlag: '',
      isBindSuccess: false,
      authModels: null,
      customerListCounts: null,
      currentGroup: '',
    },
  ],
  invoice: [useInvoice, { tradeData: null, invoiceTitle: null, isUpdateList: false, isShowTips: true }],
  pay: [usePay, { payMeterInfo: null, telePayData: null, teleConfirmPay: null, payResult: null, headerShow: true }],
  engine: [useEngine, { cardActiveNode: {}, activeNode: 'DAY', loadComplete: false }],
  common: [
    useCommon,
    {
      installmentInfo: null,
      isLoading: false,
      stopGasInfo: null,
      isOnShow: true,
      statusBarHeight: 0,
      KeyboardHeight: '0',
      isReloadEnergyData: false,
      isReloadMessageData: false,
    },
  ],
} as const

test.each(Object.entries(groups))('group %s has the members of the specification', (_name, [store, start]) => {
  expect(store.getState()).toEqual(start)
})

test('drafts of one user are gone for the next one; data of the phone and of the login page stay', () => {
  useInvoice.setState({
    tradeData: { pickId: 'P1', items: ['I1'], expireAt: '', sourceEntry: 'BILL' },
    isShowTips: false,
  })
  useInvoice.setState({ invoiceTitle: { titleId: 'T1', name: '抬头' } })
  usePay.setState({ telePayData: { amount: '1.00' }, teleConfirmPay: { ttId: 'TT1' }, headerShow: false })
  useLogin.setState({ isShowPlayer: true, loginType: 'sms' })
  useCommon.setState({ KeyboardHeight: '301', stopGasInfo: { stopId: 'S1', state: 'NOTICED', title: '停气' } })
  useCommon.setState({ installmentInfo: { billIds: ['B1'], amount: '1.00' } })
  resetGroups()
  expect(useInvoice.getState()).toEqual(groups.invoice[1])
  expect(usePay.getState()).toEqual({ ...groups.pay[1], headerShow: false })
  expect(useLogin.getState()).toMatchObject({ isShowPlayer: true, loginType: 'sms' })
  expect(useCommon.getState()).toEqual({ ...groups.common[1], KeyboardHeight: '301' })
})
