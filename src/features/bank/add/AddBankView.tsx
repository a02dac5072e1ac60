import type { In } from '@contract'
import { bankPurposes, type BankPurpose } from '@domain/statuses/bank-account'
import { DetailPage, FormPage, Shape, useFormAct, type FormField } from '@/blocks'
import { manyChips } from '@/blocks/form/choice'
import { tick, toggle } from '@/blocks/form/tick'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { confirm } from '@/ui'
import { bankPick, branchPick, type Banks } from './picks'

interface Values {
  accountName: string
  accountNo: string
  bankCode: string
  cnapsCode: string
  /** The list does not have the branch: its name and code are typed. */
  isTyped: boolean
  branchName: string
  typedCode: string
  purposes: readonly BankPurpose[]
  isOurs: boolean
}

const PURPOSES = (Object.keys(bankPurposes) as BankPurpose[]).map((key) => ({ key, label: bankPurposes[key] }))
const DETAIL = '/pages/record/bank-information/bankDetail'

/** 添加银行账户 (D 6.6). What is typed goes to the gateway alone: the number is kept nowhere on the phone (BK-06). */
export function AddBankView() {
  const read = useRead('default GET /crmgas/bankAccount/banks')
  if (read.data) return <Form banks={read.data} />
  return (
    <DetailPage read={read} skeleton={<Shape heights={[420]} />}>
      {() => null}
    </DetailPage>
  )
}

function Form({ banks }: { banks: Banks }) {
  const add = useFormAct('default POST /crmgas/bankAccount/add', {
    once: true,
    input: inputOf,
    at: { '44501': 'accountName', '44502': 'accountNo', '44503': ['cnapsCode', 'typedCode'], '44505': 'accountNo' },
    done: async ({ accountId }) => {
      const title = '添加成功'
      const now = await confirm({ title, content: '是否立即验证？', cancelText: '稍后', confirmText: '立即验证' })
      await (now ? go(DETAIL, { accountId }, { replace: true }) : go(LIST, {}, { replace: true }))
    },
  })
  return <FormPage<Values> spaced values={valuesOf(banks)} fields={fieldsOf(banks)} submitText='保存' {...add} />
}

const LIST = '/pages/record/bank-information/bankList'

const valuesOf = ({ registeredName }: Banks): Values => ({
  accountName: registeredName,
  accountNo: '',
  bankCode: '',
  cnapsCode: '',
  isTyped: false,
  branchName: '',
  typedCode: '',
  purposes: ['PAY'],
  isOurs: false,
})

const inputOf = ({
  isOurs: _confirmed,
  isTyped,
  branchName,
  typedCode,
  purposes,
  ...values
}: Values): Omit<In<'default POST /crmgas/bankAccount/add'>, 'requestNo'> => ({
  ...values,
  ...(isTyped && { branchName: branchName.trim(), cnapsCode: typedCode }),
  purposes: [...purposes],
})

const isTyped = (values: Values) => values.bankCode !== '' && values.isTyped

const numberFault = (typed: string) =>
  /^\d{8,30}$/.test(typed.replace(/\s/g, '')) ? undefined : '请输入正确的银行账号'

const fieldsOf = (banks: Banks): readonly FormField<Values>[] => [
  { key: 'accountName', label: '账户名称', required: true, maxLength: 60, hint: '须与营业执照名称一致' },
  {
    key: 'accountNo',
    label: '银行账号',
    kind: 'digits',
    required: true,
    maxLength: 30,
    placeholder: '8至30位数字',
    checks: [numberFault],
    secret: true,
  },
  { key: 'bankCode', label: '开户银行', kind: bankPick(banks), required: true },
  {
    key: 'cnapsCode',
    label: '开户支行',
    kind: branchPick,
    required: true,
    show: ({ bankCode, isTyped }) => bankCode !== '' && !isTyped,
  },
  { key: 'isTyped', label: '列表中没有我的支行', kind: toggle, show: ({ bankCode }) => bankCode !== '' },
  {
    key: 'branchName',
    label: '支行名称',
    required: true,
    maxLength: 60,
    placeholder: '按开户许可证填写',
    checks: [(name) => (Array.from(name.trim()).length < 4 ? '请填写支行全称' : undefined)],
    show: isTyped,
  },
  {
    key: 'typedCode',
    label: '联行号',
    kind: 'digits',
    required: true,
    maxLength: 12,
    placeholder: '12位数字，可向开户行查询',
    checks: [(code) => (/^\d{12}$/.test(code) ? undefined : '联行号为12位数字')],
    show: isTyped,
  },
  { key: 'purposes', label: '用途', kind: manyChips(PURPOSES), required: '请选择用途' },
  { key: 'isOurs', label: '我确认以上账户为本企业对公账户', kind: tick, required: '请确认账户归属' },
]
