import { useCallback, useState } from 'react'
import type { Out } from '@contract'
import { guestScopes } from '@domain/statuses/guest-link'
import { away } from '@/auth'
import { FormPage, PageFrame, type FormField } from '@/blocks'
import { sms } from '@/blocks/form/sms'
import type { SmsWay } from '@/blocks/form/use-sms'
import { callPhone } from '@/platform/phone'
import { asApiError } from '@/request'
import { guestCall } from '@/request/guest'
import { Button, Empty, NoticeBar, toast } from '@/ui'
import { Title } from './Title'
import { useAnswer } from './use-look'
import { noteEntered, noteGone, useVisit } from './visit'

interface Values {
  code: string
}

/** First page of a link: a code goes to the phone that the link names. Before the code only the masked phone is shown. */
export function Gate({ token }: { token: string }) {
  const { why, isGone } = useVisit(token)
  const read = useAnswer(useCallback(() => guestCall('btwob POST /guest/look', { token }), [token]))
  const [locked, setLocked] = useState('')
  const { ask, enter } = callsOf(token, setLocked)
  if (isGone || read.error?.is('2570')) return <Gone text={isGone ? why : (read.error?.message ?? '')} />
  const phone = read.data?.phoneMask ?? ''
  const fields: readonly FormField<Values>[] = [
    { key: 'code', label: '短信验证码', kind: sms({ scene: ask }), required: true },
  ]
  return (
    <FormPage<Values>
      spaced
      navHead={<Title />}
      of={read}
      values={{ code: '' }}
      fields={fields}
      faultsAt={{ '2002': 'code', '2003': 'code' }}
      submitText='验证并查看'
      head={
        <>
          {(locked || why) !== '' && (
            <NoticeBar inset tone='warning' className='mb12'>
              {locked || why}
            </NoticeBar>
          )}
          <div className='gutter mb16'>
            {read.data && <Sender link={read.data} />}
            <div className='fs-14 t2 mt8'>
              请验证手机号 <span className='num nowrap'>{phone}</span>
              ，验证后只能查看对方授权的内容，不能办理业务
            </div>
            <div className='fs-13 t3 mt8'>我们不会索要密码。每次查看都会记录时间和内容，分享人可以看到</div>
          </div>
        </>
      }
      onSubmit={({ code }) => enter(code)}
    />
  )
}

/** The sender of the link, what it opens and until when, and the phone that confirms it. */
function Sender({ link }: { link: Out<'btwob POST /guest/look'> }) {
  const { sender, companyName, hotline, scopes, monthFrom, monthTo, endDate } = link
  return (
    <>
      <div className='fs-17 fw-b t1 break'>{`${sender}（${companyName}客户）向您开放了${scopes.map((scope) => guestScopes[scope]).join('、')}`}</div>
      <div className='fs-14 t2 mt4'>{`授权期间 ${monthFrom} 至 ${monthTo}，有效至 ${endDate}`}</div>
      {hotline !== '' && (
        <Button kind='text' size='small' onTap={() => callPhone(hotline)}>
          {`核实真伪，请拨打燃气公司热线 ${hotline}`}
        </Button>
      )}
    </>
  )
}

/** What a code is asked for and tried with: a dead link closes the page, a lost network is shown by a toast. */
function callsOf(token: string, setLocked: (text: string) => void) {
  const reported = async <T,>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (failure) {
      const error = asApiError(failure)
      if (error.is('2570')) noteGone(token, error.message)
      if (error.kind !== 'refused') toast(error.message)
      throw error
    }
  }
  const ask: SmsWay = {
    ask: async (proof) => {
      setLocked('')
      const answer = guestCall('btwob POST /guest/sendCode', { token, ...proof })
      // After too many wrong codes none is sent for a while.
      answer.catch((failure: unknown) => {
        const error = asApiError(failure)
        if (error.is('2572')) setLocked(error.message)
      })
      return reported(answer)
    },
    picture: (input) => reported(guestCall('default GET /crmgas/portal/sms/captcha', input)),
  }
  const enter = async (smsCode: string) =>
    noteEntered(token, await reported(guestCall('btwob POST /guest/enter', { token, smsCode })))
  return { ask, enter }
}

/** Nothing of the link stays below: what waits for this page to go must not wait for ever. */
const toLogin = () => away().then(({ openLogin }) => openLogin({ redirect: '/', relaunch: true }))

/** Ended, revoked, or never there. */
const Gone = ({ text }: { text: string }) => (
  <PageFrame navHead={<Title />} empty={<Empty text={text} action='去登录' onAction={() => void toLogin()} />} />
)
