import { useState } from 'react'
import { FormSheet, useFormAct } from '@/blocks'
import { sms } from '@/blocks/form/sms'
import { goBack } from '@/routes/go'
import { useUser } from '@/stores'
import { Button, confirm } from '@/ui'
import type { Account } from './BankDetailView'

const ASK = { content: '删除后需重新添加并验证，确定删除？', confirmText: '删除', danger: true }

/** Takes the account off the file, by a code of the own phone (BK-05). */
export function DeleteAccount({ account }: { account: Account }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <div className='gutter mt16'>
      <Button block kind='text' danger onTap={async () => (await confirm(ASK)) && setAsked(true)}>
        删除账户
      </Button>
      {isAsked && <CodeSheet account={account} onClose={() => setAsked(false)} />}
    </div>
  )
}

function CodeSheet({ account: { accountId, version }, onClose }: { account: Account; onClose: () => void }) {
  const target = useUser(({ loginUserInfo }) => loginUserInfo?.username ?? '')
  const remove = useFormAct('default POST /crmgas/bankAccount/delete', {
    input: ({ smsCode }: { smsCode: string }) => ({ accountId, version, smsCode }),
    at: { '2002': 'smsCode', '2003': 'smsCode' },
    dialog: ['44508', '2904'],
    ok: '已删除',
    stale: onClose,
    done: () => goBack(),
  })
  return (
    <FormSheet
      name='delete-account'
      title='删除账户'
      confirmText='删除'
      values={{ smsCode: '' }}
      fields={[
        { key: 'smsCode', label: '短信验证码', kind: sms({ scene: 'BANK_DELETE', to: { target } }), required: true },
      ]}
      onClose={onClose}
      {...remove}
    />
  )
}
