import { useEffect, useState } from 'react'
import { accountAndInvoices } from '@domain/error-texts/account-and-invoices'
import { isBp } from '@domain/validate'
import { logout } from '@/auth'
import { FormPage, type FormField, linkTo } from '@/blocks'
import { explained } from '@/blocks/admit'
import { finishFind, leaveFind, useCustomerList } from '@/shared/customer'
import { readScan, scanAndShow } from '@/shared/scan'
import { canScan, scanCode } from '@/platform/scan'
import { call } from '@/request'
import { go, goTo } from '@/routes/go'
import { useUser } from '@/stores'
import { alert, Button, Cell, CellGroup, confirm, Icon, NoticeBar, Tabs, toast } from '@/ui'
import { BindSteps } from '../BindSteps'
import { company } from './CompanyField'
import { saveFound } from '../found'
import { isOpen } from '../switch-groups'
import { WhereIsNumber } from './WhereIsNumber'
import type { Found } from '../words'

type Way = 'bp' | 'meter'
type Values = { companyCode: string; bp: string; meterNo: string; customerName: string }

const WAYS = [
  { key: 'bp', label: '户号查询' },
  { key: 'meter', label: '表号查询' },
] as const
const CERTIFICATION = '/pages/certification/index'
const HANDLED = ['2102', '2103', '2104', '2105', '2120'] as const

const digits = (text: string) => text.replace(/\s/g, '')
const bpFault = (bp: string) => (isBp(digits(bp)) ? undefined : '请输入10位户号')

/** BD-02: by number and name, or by meter and one of the two. */
const fieldsOf = (way: Way): readonly FormField<Values>[] => [
  { key: 'companyCode', label: '供气单位', kind: company, required: true },
  {
    key: 'meterNo',
    label: '表号',
    required: true,
    maxLength: 20,
    placeholder: '表具铭牌上的编号',
    show: () => way === 'meter',
    extra: (_meterNo, fill) => <MeterScanner onMeter={fill} />,
  },
  {
    key: 'bp',
    label: '户号',
    kind: 'digits',
    required: way === 'bp',
    maxLength: 14,
    placeholder: way === 'bp' ? '请输入10位户号' : '户号、户名填一项即可',
    checks: [bpFault],
  },
  {
    key: 'customerName',
    label: '户名',
    required: way === 'bp',
    maxLength: 100,
    placeholder: '与供气合同一致的全称',
  },
]

export interface FindViewProps {
  companyCode: string | undefined
  bp: string | undefined
  /** The certification waits for the number (C 6.5); its gas company is settled there. */
  isForCert?: boolean
}

/** 确认客户信息 (C 6.3): finds the customer number to bind. */
export function FindView({ companyCode, bp, isForCert = false }: FindViewProps) {
  useEffect(() => (isForCert ? leaveFind : undefined), [isForCert])
  const hasNone = useUser(({ loginUserInfo }) => loginUserInfo?.bp === '')
  useEffect(() => {
    // The user was asked for the number: home does not lead here again.
    if (hasNone) explained.add('confirm-customer')
  }, [hasNone])
  const [way, setWay] = useState<Way>('bp')
  const own = useUser(({ loginUserInfo }) => loginUserInfo?.companyCode ?? '')
  const find = async (values: Values) => {
    const { companyCode: company, ...facts } = values
    const given = {
      ...(digits(facts.bp) !== '' && { bp: digits(facts.bp) }),
      ...(facts.customerName.trim() !== '' && { customerName: facts.customerName.trim() }),
      ...(way === 'meter' && { meterNo: digits(facts.meterNo) }),
    }
    const found = await call(
      'default POST /crmgas/portal/user/queryCustomerInfo',
      { companyCode: company, ...given },
      { handles: HANDLED },
    )
    await (isForCert ? handBack(found) : showFound(found))
  }
  return (
    <FormPage<Values>
      values={{ companyCode: companyCode ?? own, bp: bp ?? '', meterNo: '', customerName: '' }}
      fields={fieldsOf(way).filter(({ key }) => key !== 'companyCode' || !isForCert || companyCode === undefined)}
      submitText='查询'
      onSubmit={find}
      spaced
      {...(!isForCert && { top: <BindSteps current={0} /> })}
      head={
        <>
          {!isForCert && <Known />}
          <div className='gutter mb12'>
            <Tabs plain items={WAYS} active={way} onChange={setWay} />
          </div>
        </>
      }
      after={<Ways isForCert={isForCert} />}
    />
  )
}

function showFound(found: Found): Promise<void> {
  saveFound(found)
  return go('/pages/confirm-cusInfo/customer-info')
}

/** CE-10: a certification makes its applicant the master only where there is none; the user reads that before the number is used. */
const handBack = (found: Found): Promise<void> =>
  found.hasMaster === '1' ? alert(accountAndInvoices['2106'], { cancelText: null }) : finishFind(found)

/** What is there already: a number to go on with, or applications to follow. */
function Known() {
  const hasNone = useUser(({ loginUserInfo }) => loginUserInfo?.bp === '')
  const list = useCustomerList({ handles: 'all' })
  const rows = list.data?.list ?? []
  const open = rows.filter(isOpen).length
  const waiting = rows.filter((row) => row.reviewStatus === '2').length
  const closed = rows.length - open - waiting
  // The number in use is gone (SA-05), others are left.
  if (hasNone && open > 0)
    return (
      <NoticeBar action='切换户号' onTap={() => void go('/pages/switch-bp/switch/switch')}>
        您有{open}个已绑定的户号
      </NoticeBar>
    )
  if (waiting + closed === 0) return null
  return (
    <NoticeBar tone='warning' action='查看' onTap={() => void go('/pages/binding/check')}>
      {waiting > 0 ? `您有${waiting}个审核中的申请` : `您有${closed}个未通过的申请`}
    </NoticeBar>
  )
}

/** The code on the meter's plate holds its number (TD-05). */
function MeterScanner({ onMeter }: { onMeter: (meterNo: string) => void }) {
  if (!canScan()) return null
  const scan = async () => {
    const text = await scanCode()
    if (text === null) return
    const scanned = readScan(text)
    if (scanned.kind === 'meter') onMeter(scanned.meterNo)
    else toast('无法识别该二维码')
  }
  return (
    <Button kind='text' size='small' label='扫描表号' onTap={scan}>
      <Icon name='scan' size={20} />
    </Button>
  )
}

/** Other ways to a binding; the certification needs none of them, only help. */
function Ways({ isForCert }: { isForCert: boolean }) {
  const [asking, setAsking] = useState(false)
  const leave = async () => {
    if (await confirm({ title: '提示', content: '确定退出当前账号吗？' })) await logout()
  }
  return (
    <>
      <CellGroup className='mt12'>
        <Cell title='户号在哪里？' onTap={() => setAsking(true)} />
        <Cell
          title='没有户号？联系供气单位'
          subtitle='客服热线、24小时抢险电话'
          onTap={() => void go('/pages/confirm-cusInfo/provider-hotline')}
        />
        {!isForCert && linkTo(CERTIFICATION) && <Cell title='企业认证' onTap={() => void goTo(CERTIFICATION)} />}
        {!isForCert && canScan() && <Cell title='扫码加入企业' onTap={() => void scanAndShow()} />}
        {!isForCert && <Cell title='切换账号' onTap={() => void leave()} />}
      </CellGroup>
      <WhereIsNumber open={asking} onClose={() => setAsking(false)} />
    </>
  )
}
