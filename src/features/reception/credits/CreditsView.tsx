import { DetailPage, useAct } from '@/blocks'
import { requestSubscribe, canSubscribe, openMessageSettings } from '@/platform/subscribe'
import { storage } from '@/platform/storage'
import { useRead } from '@/request'
import { answersOf, canAskWx, leastFirst } from '@/shared/wx-reminders'
import { Button, confirm, Empty, Ends, NoticeBar, QrPicture, SectionCard, Tag, toast } from '@/ui'
import { groupsOf, stateOf, type Account, type Group } from './credits-model'
import './credits.scss'

/** 服务通知 (E 6.21): what WeChat may still send of each kind; one permission is one message. */
export function CreditsView() {
  const read = useRead('default GET /small/smart-wx-info/get', {}, { refresh: 'show' })
  const templates = read.data?.templates ?? []
  const isBound = read.data?.openIdBound === true && (canAskWx() || !canSubscribe)
  return (
    <DetailPage
      spaced
      read={read}
      empty={read.data && templates.length === 0 ? <Empty text='暂无可订阅的提醒' /> : undefined}
    >
      {() => (
        <>
          <NoticeBar tone='info'>
            {canSubscribe ? '每次授权可接收一条提醒，可提前授权多次' : '请在微信小程序中授权'}
          </NoticeBar>
          {read.data?.account && <AccountCard account={read.data.account} />}
          {!isBound && <NoticeBar tone='warning'>尚未绑定微信，请先在微信小程序中登录</NoticeBar>}
          {groupsOf(templates).map((group) => (
            <GroupCard key={group.scene} group={group} canAsk={canSubscribe && isBound} />
          ))}
        </>
      )}
    </DetailPage>
  )
}

/** 公众号: a follower needs no permission for each message. */
function AccountCard({ account: { name, qrUrl, followed } }: { account: Account }) {
  return (
    <SectionCard title='公众号'>
      <Ends>
        <span className='fs-15 fw-m break'>{name}</span>
        <Tag tone={followed ? 'success' : 'warning'}>{followed ? '已关注' : '未关注'}</Tag>
      </Ends>
      <div className='fs-12 t3 break mt4'>
        {followed ? '提醒优先由公众号发送，不占用下方条数' : '关注公众号，及时接收提醒'}
      </div>
      {!followed && qrUrl !== '' && (
        <div className='rc-qr'>
          <QrPicture text={qrUrl} label={`${name}的二维码`} />
          <div className='fs-12 t3 mt4'>长按识别二维码</div>
        </div>
      )}
    </SectionCard>
  )
}

function GroupCard({ group, canAsk }: { group: Group; canAsk: boolean }) {
  const report = useAct('default POST /crmgas/message/subscribe/report', {
    once: true,
    done: ({ templates }, { results }) => {
      const accepted = results.filter(({ result }) => result === 'accept').map(({ tmplId }) => tmplId)
      const left = templates.filter(({ tmplId }) => accepted.includes(tmplId)).map(({ remaining }) => remaining)
      toast(left.length === 0 ? '您已拒绝接收' : `授权成功，可接收${Math.max(...left)}条提醒`)
    },
  })
  const ask = async () => {
    const asked = await requestSubscribe(leastFirst(group.templates))
    if (asked === 'off') {
      const goes = await confirm({ content: '您已关闭消息订阅，请在设置中开启', confirmText: '去设置' })
      if (goes) openMessageSettings()
      return
    }
    const results = await answersOf(asked)
    if (results.length > 0) await report.run({ openId: storage.get('openId'), results, scene: group.scene })
  }
  return (
    <SectionCard title={group.title}>
      {group.templates.map((template) => {
        const state = stateOf(template)
        return (
          <div key={template.tmplKey} className='mt12'>
            <Ends>
              <span className='fs-15 fw-m'>{template.title}</span>
              <span className={template.remaining > 0 ? 'fs-14 num' : 'fs-14 num c-warning'}>
                {`剩余 ${template.remaining} 条`}
              </span>
            </Ends>
            <Ends>
              <span className='fs-12 t3 break'>{template.desc}</span>
              {state && <Tag tone={state.tone}>{state.text}</Tag>}
            </Ends>
          </div>
        )
      })}
      {canAsk && leastFirst(group.templates).length > 0 && (
        <Button kind='outline' block loading={report.busy} label={`授权${group.title}`} onTap={() => void ask()}>
          授权
        </Button>
      )}
    </SectionCard>
  )
}
