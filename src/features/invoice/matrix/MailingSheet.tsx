import { useState } from 'react'
import type { Out } from '@contract'
import { formatMonth } from '@domain/date-format'
import { invoiceMailStatus } from '@domain/statuses/invoice'
import { FormSheet, useAct, useFormAct, useMay } from '@/blocks'
import { useRead } from '@/request'
import { Button, Ends, ErrorBlock, Item, NoticeBar, Row, Sheet, Skeleton, Stack, Status } from '@/ui'
import { emailFault } from '../parts/apply/mail-form'
import { kept } from '../parts/pick/kept'
import { mailCode } from './mail-code'

type Mailing = Out<'btwob GET /invoice/matrix/mailing'>

/** 每月邮件 (Y-15): the month before on the 5th, to a mailbox that has shown that it reads its mail. */
export function MailingSheet({ onClose }: { onClose: () => void }) {
  const read = useRead('btwob GET /invoice/matrix/mailing', undefined, { handles: 'all' })
  const mayMail = useMay('model:INVOICE_APPLY')
  const [isEditing, setEditing] = useState(false)
  const mailing = read.data
  if (mailing && mayMail && (isEditing || mailing.email === null))
    return <MailboxForm mailing={mailing} onDone={() => setEditing(false)} onClose={onClose} />
  return (
    <Sheet open title='每月邮件' cancelText='关闭' onClose={onClose}>
      {read.state === 'loading' && <Skeleton kind='list' rows={2} />}
      {read.state === 'error' && <ErrorBlock onRetry={() => void read.reload()} />}
      {mailing && !mayMail && mailing.email === null && (
        <div className='gutter mb24 fs-14 t2'>每月邮件由主账号或有开票权限的成员设置</div>
      )}
      {mailing && mailing.email !== null && (
        <Running mailing={mailing} onChange={mayMail ? () => setEditing(true) : null} />
      )}
      {mailing && <Sent sent={mailing.sent} />}
    </Sheet>
  )
}

function Running({ mailing, onChange }: { mailing: Mailing; onChange: (() => void) | null }) {
  const stop = useAct('btwob POST /invoice/matrix/mailing/stop', {
    ask: '停止后不再发送每月财务对账邮件，确定停止吗？',
    ok: '已停止发送',
  })
  return (
    <Stack gap={8} className='gutter mb12'>
      <Ends>
        <span className='fs-15 fw-m break'>{mailing.email}</span>
        <Status status={{ label: '发送中', tone: 'success' }} />
      </Ends>
      {mailing.next && (
        <div className='fs-13 t3'>{`${mailing.next.on} 发送${formatMonth(mailing.next.month)}的财务对账和发票文件`}</div>
      )}
      <Row gap={12}>
        {onChange && (
          <Button kind='outline' size='small' onTap={onChange}>
            更换邮箱
          </Button>
        )}
        <Button kind='text' size='small' danger onTap={stop.run}>
          停止发送
        </Button>
      </Row>
    </Stack>
  )
}

interface MailboxFormProps {
  mailing: Mailing
  onDone: () => void
  onClose: () => void
}

interface Mailbox {
  email: string
  code: string
}

const FIELDS = [
  {
    key: 'email' as const,
    label: '接收邮箱',
    required: true,
    maxLength: 100,
    placeholder: 'name@example.com',
    autoComplete: 'email',
    checks: [emailFault],
  },
  { key: 'code' as const, label: '邮箱验证码', kind: mailCode('email'), required: true },
]

function MailboxForm({ mailing: { waiting, email }, onDone, onClose }: MailboxFormProps) {
  const confirmBox = useFormAct('btwob POST /invoice/matrix/mailing/confirm', {
    input: ({ code }: Mailbox) => ({ code }),
    at: { '2002': 'code', '2003': 'code' },
    ok: '已开启每月邮件',
    done: onDone,
  })
  return (
    <FormSheet<Mailbox>
      title={email === null ? '每月邮件' : '更换邮箱'}
      confirmText='开启'
      name='matrix-mail'
      values={{ email: kept().email, code: '' }}
      fields={FIELDS}
      {...confirmBox}
      head={() => (
        <>
          <div className='gutter fs-13 t3'>每月5日将上月的财务对账表和发票文件发送至邮箱，可随时停止</div>
          {waiting && waiting.failReason !== null && (
            <NoticeBar inset tone='warning' className='mt8'>
              {`验证码未能送达 ${waiting.email}，请检查邮箱地址`}
            </NoticeBar>
          )}
        </>
      )}
      onClose={onClose}
    />
  )
}

function Sent({ sent }: { sent: Mailing['sent'] }) {
  return sent.map(({ month, email, status, failReason }) => (
    <Item key={month}>
      <Ends>
        <span className='fs-14'>{formatMonth(month)}</span>
        <Status status={invoiceMailStatus[status]} />
      </Ends>
      <div className='fs-12 t3 break'>{failReason === null ? email : `${email}　${failReason}`}</div>
    </Item>
  ))
}
