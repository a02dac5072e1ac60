import { useState } from 'react'
import type { Out } from '@contract'
import { formatMoment } from '@domain/date-format'
import { smartStatus } from '@domain/statuses/smart-message'
import { ListPage, Shape, useLink, useToday } from '@/blocks'
import { attempt, call, usePaged, useRead } from '@/request'
import { Button, Card, Ends, QrPicture, SectionLabel, Stack, Status } from '@/ui'
import { FindingCard } from './FindingCard'
import { LIST, type Finding } from './types'
import './smart.scss'

const keyOf = ({ smartId }: Finding): string => smartId

/** 智能消息 (E 6.19): what the customer's own data suggest, and what became of it before. */
export function SmartView() {
  const list = usePaged(LIST, {}, { refresh: 'show' })
  const settings = useLink('/subPagesB/pages/messageReceptionSettings/index')
  return (
    <ListPage
      spaced
      list={list}
      keyOf={keyOf}
      skeleton={<Shape heights={[88, 240, 240]} />}
      actions={settings ? [{ label: '设置', icon: 'settings', onTap: settings }] : []}
      head={list.first && <Found of={list.first} hasPast={list.rows.length > 0} onLooked={list.reload} />}
      item={(finding) => <Past of={finding} />}
      empty={null}
    />
  )
}

interface FoundProps {
  of: Out<typeof LIST>
  hasPast: boolean
  onLooked: () => Promise<unknown>
}

function Found({ of: { live, generatedAt }, hasPast, onLooked }: FoundProps) {
  const today = useToday()
  const [isLooking, setLooking] = useState(false)
  const look = async () => {
    setLooking(true)
    await attempt(call(LIST, { refresh: '1', pageSize: 1 }).then(onLooked), { ok: '已更新' })
    setLooking(false)
  }
  return (
    <>
      <Card>
        <Ends gap={8}>
          <div className='grow'>
            <h2 className='fs-17 fw-b break'>
              {live.length === 0 ? '用气一切正常，暂无建议' : `今日为您发现${live.length}条用气建议`}
            </h2>
            <div className='fs-12 t3 num mt4'>{formatMoment(generatedAt, today)}更新</div>
          </div>
          <Button size='small' kind='outline' loading={isLooking} onTap={() => void look()}>
            刷新
          </Button>
        </Ends>
      </Card>
      <WxCard />
      {live.map((finding) => (
        <FindingCard key={finding.smartId} of={finding} />
      ))}
      {hasPast && <SectionLabel>历史</SectionLabel>}
    </>
  )
}

/**
 * 微信提醒 (E 6.19): the account to be followed, and the way to new permissions while a kind has no message left. A follower needs no
 * permission for each message.
 */
function WxCard() {
  const info = useRead('default GET /small/smart-wx-info/get', {}, { handles: 'all', refresh: 'show' }).data
  const open = useLink('/subPagesB/pages/messageReceptionSettings/serviceNotification')
  if (info === undefined || info.account?.followed || !open) return null
  const { account, templates = [] } = info
  const isOut = templates.some(({ remaining }) => remaining === 0)
  if (!account && !isOut) return null
  return (
    <Card label='微信提醒'>
      <Ends gap={8}>
        <span className='grow fs-15 break'>{account ? '关注公众号，及时接收提醒' : '部分微信提醒已用完'}</span>
        {isOut && (
          <Button size='small' kind='outline' onTap={open}>
            开启微信提醒
          </Button>
        )}
      </Ends>
      {account && account.qrUrl !== '' && (
        <Stack className='mt12' gap={8} align='centre'>
          <QrPicture text={account.qrUrl} label={`${account.name}的二维码`} />
          <div className='fs-12 t3'>长按识别二维码</div>
        </Stack>
      )}
    </Card>
  )
}

/** One that is over without the user's doing has no word of its own. */
function Past({ of }: { of: Finding }) {
  const today = useToday()
  const { title, insight, status, createdAt } = of
  const isDone = status === 'adopted' || status === 'ignored'
  return (
    <div className='sm-past'>
      <Ends gap={8}>
        <span className='grow fs-15 break'>{title}</span>
        <Status status={isDone ? smartStatus[status] : { label: '已结束', tone: 'muted' }} />
      </Ends>
      <div className='fs-13 t2 mt4 break'>{insight}</div>
      <div className='fs-12 t3 num mt4'>{formatMoment(createdAt, today)}</div>
    </div>
  )
}
