import { maskPhone } from '@domain/mask'
import { isEmail } from '@domain/validate'
import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { PageFrame, useAct, useLink } from '@/blocks'
import { UserPortrait } from '@/shared/user'
import { useCustomerList } from '@/shared/customer'
import { go } from '@/routes/go'
import { useUser, type LoginUserInfo } from '@/stores'
import { Cell, CellGroup, DateText, ErrorBlock, prompt, Skeleton } from '@/ui'
import { ACCOUNT } from '../settings-rows'
import { profileSaved, UPDATE_PROFILE } from '../update-profile'

const SWITCH = '/pages/switch-bp/switch/switch'

/** 账号信息, mode info. */
export function AccountInfo() {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  if (user === null) return <PageFrame />
  return (
    <PageFrame spaced>
      <CellGroup>
        <Cell title='头像' action={<UserPortrait size={40} />} onTap={() => void go('/subPages/ucenter/portrait')} />
        <Cell title='昵称' value={user.nickname} onTap={() => void go('/subPages/ucenter/nickname')} />
        <Cell
          title='职务'
          value={user.position || '未填写'}
          onTap={() => void go('/subPages/ucenter/modifyposition')}
        />
      </CellGroup>
      <CellGroup>
        <Cell title='手机号' value={maskPhone(user.username)} onTap={() => void go(ACCOUNT, { mode: 'phone' })} />
        <Email user={user} />
        <Cell title='注册时间' value={<DateText value={user.registeredAt} />} />
      </CellGroup>
      <Customers />
    </PageFrame>
  )
}

/** The default address for invoices, edited on the spot. */
function Email({ user }: { user: LoginUserInfo }) {
  const ask = async () => {
    const email = await prompt({
      title: '邮箱',
      label: '邮箱',
      content: '用于接收电子发票，留空则不设置',
      value: user.email,
      placeholder: '请输入邮箱',
      maxLength: 100,
      check: (text) => (text.trim() === '' || isEmail(text.trim()) ? undefined : accountAndInvoices[2610]),
    })
    return email === null || email.trim() === user.email ? null : { email: email.trim() }
  }
  const save = useAct(UPDATE_PROFILE, { ...profileSaved, more: ask })
  return (
    <Cell title='邮箱' value={<span className='break'>{user.email || '未填写'}</span>} onTap={() => void save.run()} />
  )
}

/** The customer numbers that this account is bound to. */
function Customers() {
  const read = useCustomerList()
  const open = useLink(SWITCH)
  return (
    <CellGroup title='已绑定户号'>
      {read.state === 'loading' && <Skeleton kind='list' rows={1} />}
      {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
      {read.data?.list.map(({ bindingId, bp, customerName, isMaster }) => (
        <Cell
          key={bindingId}
          title={customerName}
          subtitle={`户号 ${bp}`}
          value={isMaster === '1' ? '主账号' : '子账号'}
          onTap={open}
        />
      ))}
    </CellGroup>
  )
}
