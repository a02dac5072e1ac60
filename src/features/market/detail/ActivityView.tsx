import { useState } from 'react'
import type { Out } from '@contract'
import { activityStates, activityTypes, signUpStatus } from '@domain/statuses/activity-sign-up'
import { DetailPage, Shape, useLinks, usePreview } from '@/blocks'
import { useRead } from '@/request'
import { ContentBlocks } from '@/shared/article'
import { ShareButton, useShared } from '@/shared/share'
import { addressOf } from '@/routes/go'
import { Button, Card, Ends, KeyValue, Photo, Progress, Row, SectionCard, Status, Tag } from '@/ui'
import { activityTime } from '../market-text'
import { ActivityFoot } from './ActivityFoot'
import { Related } from './Related'
import { SignUpSheet } from './SignUpSheet'
import '../market.scss'
import './product.scss'

export type Activity = Out<'default GET /crmgas/market/activity/detail'>

/** 活动详情 (E 6.4). */
export function ActivityView({ activityId }: { activityId: string }) {
  const read = useRead(
    'default GET /crmgas/market/activity/detail',
    { activityId },
    { gone: ['E1020'], refresh: 'show' },
  )
  const [isSigning, setSigning] = useState(false)
  const preview = usePreview()
  const share = useShared(
    { targetType: 'activity', targetId: activityId },
    {
      title: read.data?.title ?? '活动详情',
      path: addressOf('/pages/hot/detail', { type: 'activity', activityId }),
    },
  )
  return (
    <>
      <DetailPage
        title='活动详情'
        read={read}
        skeleton={<Shape heights={[200, 160, 100, 240]} />}
        footer={(activity) => <ActivityFoot of={activity} onSign={() => setSigning(true)} onChanged={read.reload} />}
      >
        {(activity) => (
          <>
            {activity.cover !== '' && (
              <div className={`mk-wide mb12 ${activity.state === 'ended' ? 'mk-over' : ''}`}>
                <Photo className='mk-wide-photo' src={activity.cover} />
              </div>
            )}
            <Head of={activity} />
            <Own of={activity} />
            {activity.blocks.length > 0 && (
              <SectionCard title='活动介绍'>
                <ContentBlocks blocks={activity.blocks} onImage={preview.show} />
              </SectionCard>
            )}
            <Related title='相关商品与服务' items={activity.products} />
            {activity.state !== 'ended' && (
              <div className='gutter mt12'>
                <ShareButton of={share} />
              </div>
            )}
          </>
        )}
      </DetailPage>
      {isSigning && read.data && (
        <SignUpSheet activity={read.data} onClose={() => setSigning(false)} onChanged={read.reload} />
      )}
      {preview.layer}
    </>
  )
}

function Head({ of: activity }: { of: Activity }) {
  const { quota, quotaUsed, waiting, signUpStartAt, signUpEndAt } = activity
  return (
    <Card>
      <Row wrap gap={8}>
        <Status status={activityStates[activity.state]} />
        <Tag kind='outline'>{activityTypes[activity.type]}</Tag>
      </Row>
      <h1 className='fs-20 fw-b mt8 break'>{activity.title}</h1>
      {activity.summary !== '' && <div className='fs-14 t2 mt4 break'>{activity.summary}</div>}
      <KeyValue
        className='mt8'
        items={[
          ['时间', activityTime(activity)],
          ['地点', activity.place],
          ['报名', signUpStartAt && signUpEndAt && `${minute(signUpStartAt)} 至 ${minute(signUpEndAt)}`],
        ]}
      />
      {quota !== null && quotaUsed !== null && (
        <>
          <Ends className='mb8 mt8'>
            <span className='fs-13 t2 num'>
              已报名 {quotaUsed}/{quota} 人
            </span>
            {waiting > 0 && <span className='fs-13 t3 num'>候补 {waiting} 人</span>}
          </Ends>
          <Progress value={quotaUsed / quota} label='已报名人数' />
        </>
      )}
    </Card>
  )
}

const minute = (moment: string): string => moment.slice(5, 16).replace('T', ' ')

/** The own sign-up: the code for the entrance, or the place in the line. */
function Own({ of: { mySignUp } }: { of: Activity }) {
  const links = useLinks()
  if (mySignUp === null) return null
  const { status, checkInCode, ahead, attendees, contactName, onlineUrl } = mySignUp
  const online = onlineUrl === null ? undefined : links.to('/pages/webview/webview', { url: onlineUrl })
  return (
    <SectionCard title='我的报名'>
      <Ends>
        <span className='fs-15 num break'>
          {contactName} · {attendees} 人
        </span>
        <Status status={signUpStatus[status]} />
      </Ends>
      {status === 'signed' && checkInCode !== null && (
        <>
          <div className='fs-13 t3 mt8'>签到码（入场时出示）</div>
          <div className='mkd-code fs-24 fw-b num'>{checkInCode}</div>
        </>
      )}
      {ahead !== null && (
        <div className='fs-14 t2 mt8 break'>
          {ahead === 0 ? '您排在候补第一位' : `您前面还有 ${ahead} 个候补`}，有名额时自动转为已报名并通知您
        </div>
      )}
      {online && (
        <Button kind='outline' size='small' className='mt8' onTap={online}>
          进入线上课堂
        </Button>
      )}
    </SectionCard>
  )
}
