import { useState } from 'react'
import type { Out } from '@contract'
import { isEmail } from '@domain/validate'
import { FormSheet, useFormAct } from '@/blocks'
import { Button, Cell, CellGroup, DateText } from '@/ui'

type Voucher = Out<'default GET /crmgas/voucher/detail'>

interface ByMailProps {
  voucher: Voucher
  onSent: () => Promise<unknown>
}

const STATES = { WAITING: '发送中', SENT: '已发送', FAILED: '发送失败' } as const

/** The document of the voucher to a mail address, and what became of the last sendings. */
export function ByMail({ voucher: { voucherId, mails }, onSent }: ByMailProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <CellGroup title='发送到邮箱'>
      {mails.map(({ email, state, at }) => (
        <Cell key={at + email} title={email} subtitle={<DateText value={at} form='full' />} value={STATES[state]} />
      ))}
      <Button block kind='text' onTap={() => setOpen(true)}>
        发送凭证到邮箱
      </Button>
      {isOpen && <MailSheet voucherId={voucherId} onClose={() => setOpen(false)} onSent={onSent} />}
    </CellGroup>
  )
}

const addressFault = (typed: string) => (isEmail(typed.trim()) ? undefined : '请输入正确的邮箱')

interface MailSheetProps extends Pick<ByMailProps, 'onSent'> {
  voucherId: string
  onClose: () => void
}

function MailSheet({ voucherId, onClose, onSent }: MailSheetProps) {
  const send = useFormAct('default POST /crmgas/voucher/sendEmail', {
    input: ({ email }: { email: string }) => ({ voucherId, email: email.trim() }),
    at: { '2610': 'email' },
    ok: ({ email }) => `凭证将发送至${email}`,
    done: () => {
      onClose()
      return onSent()
    },
  })
  return (
    <FormSheet
      name={`mail-${voucherId}`}
      title='发送凭证'
      confirmText='发送'
      values={{ email: '' }}
      fields={[{ key: 'email', label: '邮箱地址', required: true, maxLength: 100, checks: [addressFault] }]}
      onClose={onClose}
      {...send}
    />
  )
}
