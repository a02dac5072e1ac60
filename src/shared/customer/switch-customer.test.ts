import { call } from '@/request/call'
import { notePageStands, whenQuiet } from '@/request/quiet'
import { useUser } from '@/stores'
import { logInAs } from '@/testing/people'
import { switchCustomer } from './switch-customer'

jest.mock('@/request/call', () => ({ ...jest.requireActual<object>('@/request/call'), call: jest.fn() }))

const FLAG = 'default GET /crmgas/findSapSysFlag'

test('another number of the same tenant: its models and its billing system are asked for (C 5.2, 26)', async () => {
  logInAs({ bp: '1000000003', companyCode: '1002' }, ['PAY_TOPUP'])
  useUser.setState({ sapSysFlag: '1' })
  const other = { ...useUser.getState().loginUserInfo, bp: '1000000004' }
  const groups = [{ models: [{ modelCode: 'BILL_VIEW', has: '1' }] }]
  const answers: Record<string, unknown> = {
    'default POST /crmgas/portal/user/switchCustomer': other,
    'default GET /hqw/authority/getHqwAllModelsByGroupBy': groups,
    [FLAG]: { sapSysFlag: '0' },
  }
  const asked = jest.mocked(call)
  asked.mockImplementation(((key: string) => Promise.resolve(answers[key])) as never)
  notePageStands()
  await new Promise<void>((done) => whenQuiet(done))
  await switchCustomer('1000000004', '1002')
  await new Promise((done) => setTimeout(done))
  expect(asked.mock.calls.filter(([key]) => (key as string) === FLAG)).toHaveLength(1)
  const { sapSysFlag, authModels, loginUserInfo } = useUser.getState()
  expect([sapSysFlag, authModels, loginUserInfo?.bp]).toEqual(['0', ['BILL_VIEW'], '1000000004'])
})
