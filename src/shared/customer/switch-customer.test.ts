import { useUser } from '@/stores'
import { answering, settled } from '@/testing/answers'
import { entering } from '@/testing/make/entering'
import { aUser, enter, subAccount } from '@/testing/people'
import { switchCustomer } from './switch-customer'

const SWITCH = 'default POST /crmgas/portal/user/switchCustomer'
const FLAG = 'default GET /crmgas/findSapSysFlag'

test('another number of the same tenant: its models and its billing system are asked for (C 5.2, 26)', async () => {
  enter(subAccount(['PAY_TOPUP'], { bp: '1000000003', companyCode: '1002' }))
  useUser.setState({ sapSysFlag: '1' })
  const other = aUser({ bp: '1000000004', companyCode: '1002', isMaster: '0' })
  const gateway = answering({
    ...entering(other, 'BILL_VIEW'),
    [SWITCH]: other,
    [FLAG]: { sapSysFlag: '0', cutoverMonth: null, billVersionNow: 'OLD' },
  })
  await switchCustomer('1000000004', '1002')
  await settled()
  expect(gateway.sent(SWITCH)).toEqual([{ bp: '1000000004', companyCode: '1002' }])
  expect(gateway.sent(FLAG)).toHaveLength(1)
  const { sapSysFlag, authModels, loginUserInfo } = useUser.getState()
  expect([sapSysFlag, authModels, loginUserInfo?.bp]).toEqual(['0', ['BILL_VIEW'], '1000000004'])
})
