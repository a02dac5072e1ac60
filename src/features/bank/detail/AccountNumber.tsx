import { useEffect, useState } from 'react'
import { FormSheet, useFormAct } from '@/blocks'
import { sms } from '@/blocks/form/sms'
import { useUser } from '@/stores'
import { Button, Ends } from '@/ui'
import type { Account } from './BankDetailView'

/** The whole number is on the screen so long (D 6.6), ms. */
const SHOWN_FOR = 60_000

/** The number: masked, whole for a minute after a code of the own phone (BK-05). */
export function AccountNumber({ account: { accountId, accountNoMask, canChange } }: { account: Account }) {
  const [whole, setWhole] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (whole === null) return undefined
    const timer = setTimeout(() => setWhole(null), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [whole])
  return (
    <>
      <Ends top={8}>
        <span className='num fs-17 break'>{whole ?? accountNoMask}</span>
        {canChange === '1' && (
          <Button kind='text' size='small' onTap={() => (whole === null ? setAsked(true) : setWhole(null))}>
            {whole === null ? '查看完整账号' : '隐藏'}
          </Button>
        )}
      </Ends>
      {isAsked && (
        <CodeSheet
          accountId={accountId}
          onClose={() => setAsked(false)}
          onShown={(accountNo) => {
            setAsked(false)
            setWhole(accountNo.replace(/(\d{4})(?=\d)/g, '$1 '))
          }}
        />
      )}
    </>
  )
}

interface CodeSheetProps {
  accountId: string
  onClose: () => void
  onShown: (accountNo: string) => void
}

function CodeSheet({ accountId, onClose, onShown }: CodeSheetProps) {
  const target = useUser(({ loginUserInfo }) => loginUserInfo?.username ?? '')
  const reveal = useFormAct('default POST /crmgas/bankAccount/reveal', {
    input: ({ smsCode }: { smsCode: string }) => ({ accountId, smsCode }),
    at: { '2002': 'smsCode', '2003': 'smsCode' },
    done: ({ accountNo }) => onShown(accountNo),
  })
  return (
    <FormSheet
      name='account-number'
      title='查看完整账号'
      confirmText='查看'
      values={{ smsCode: '' }}
      fields={[
        { key: 'smsCode', label: '短信验证码', kind: sms({ scene: 'BANK_VIEW', to: { target } }), required: true },
      ]}
      onClose={onClose}
      {...reveal}
    />
  )
}
