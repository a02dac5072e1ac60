import { isPositiveMoney } from '@domain/money'
import { DetailPage, useLink } from '@/blocks'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { useUser } from '@/stores'
import { BottomBar, Card, Ends, Money, NoticeBar, SectionCard, SectionLabel, Timeline } from '@/ui'
import { CheckList } from '../CheckList'

const APPLY = '/subPages/customer-service/add'
const HOTLINE = '/subPages/hotline'
const CONTACT = '/pages/about/contactUs'

const cases = ['企业搬迁，不再在原地址用气', '停业、关闭或注销', '改用其他能源']
const papers = ['营业执照副本（复印件加盖公章）', '授权委托书（经办人非法定代表人时）', '经办人身份证', '费用结清凭证']
const steps = [
  { key: '1', title: '申请', text: '在线提交或到营业网点办理' },
  { key: '2', title: '结清费用', text: '缴清欠费，处理未完成的订单' },
  { key: '3', title: '现场拆表', text: '工作人员上门停气、拆表并抄录止码' },
  { key: '4', title: '退还余额', text: '账户余额原路或转账退还' },
  { key: '5', title: '完成', text: '自受理之日起10个工作日内办结' },
]
const questions = [
  {
    q: '销户和注销账号有什么不同？',
    a: '销户是终止供用气合同、停止用气；注销账号只清除应用的登录账号，用气不受影响。',
  },
  { q: '销户后还能恢复用气吗？', a: '可以，需要重新申请开户并签订供用气合同。' },
  { q: '表内余额怎么办？', a: '拆表时按止码结算，剩余金额随账户余额一并退还。' },
]

/** 销户指南 (C 6.3): how to end the supply, with what is still in the way. */
export function CloseGuideView() {
  const read = useRead('default GET /crmgas/portal/user/closeGasCheck', undefined, { freshFor: 0 })
  const isMaster = useUser(({ loginUserInfo }) => loginUserInfo?.isMaster === '1')
  return (
    <DetailPage
      spaced
      read={read}
      footer={({ arrears }) => <Foot isMaster={isMaster} owes={isPositiveMoney(arrears)} />}
    >
      {({ items, meterBalance }) => (
        <>
          <SectionCard title='适用情形'>
            <Lines texts={cases} />
          </SectionCard>
          <SectionLabel>办理条件</SectionLabel>
          <CheckList items={items} />
          {meterBalance !== null && (
            <Card>
              <Ends className='fs-14'>
                <span>可用余额</span>
                <Money value={meterBalance} />
              </Ends>
            </Card>
          )}
          <SectionCard title='所需材料'>
            <Lines texts={papers} />
          </SectionCard>
          <SectionCard title='办理流程'>
            <Timeline items={steps} current={null} />
          </SectionCard>
          <SectionCard title='常见问题'>
            {questions.map(({ q, a }) => (
              <div key={q} className='mb12'>
                <h3 className='fs-14'>{q}</h3>
                <p className='fs-14 t2 lh-read mt4'>{a}</p>
              </div>
            ))}
          </SectionCard>
          <NoticeBar action='去注销' onTap={() => void go('/subPages/lawWorks/logoutAccount')}>
            只想注销登录账号？请到“设置”的“注销账号”
          </NoticeBar>
        </>
      )}
    </DetailPage>
  )
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <>
      {texts.map((text) => (
        <p key={text} className='fs-14 t2 mt8'>
          {text}
        </p>
      ))}
    </>
  )
}

/** Only the master applies; the online form comes with the service tickets, until then the hotline is the way. */
function Foot({ isMaster, owes }: { isMaster: boolean; owes: boolean }) {
  const hotline = useLink(HOTLINE)
  const apply = useLink(APPLY, { ticketType: 'APPLY', subtype: 'A_STOP', title: '销户申请' })
  const call = { text: '联系客服', onTap: hotline ?? (() => go(CONTACT)) }
  if (!isMaster) return <BottomBar primary={call} note='请联系主账号办理' />
  if (!apply) return <BottomBar primary={call} />
  return (
    <BottomBar
      primary={{ text: '在线申请', disabled: owes, onTap: apply }}
      secondary={call}
      {...(owes && { note: '请先缴清欠费' })}
    />
  )
}
