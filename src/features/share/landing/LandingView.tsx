import { useEffect, useRef } from 'react'
import type { Out } from '@contract'
import { shareTargets } from '@domain/statuses/share'
import { DetailPage, PageFrame, useLink, useLinks } from '@/blocks'
import { isSinglePage } from '@/platform/single-page'
import { useRead } from '@/request'
import { addressOf } from '@/routes/go'
import { Cover } from '@/shared/article'
import { OpenApp } from '@/shared/launch-weapp'
import type { ViewParams } from '@/routes/table'
import { codeOf, ShareButton, useShared, useVisit, type Share } from '@/shared/share'
import { Button, Card, Empty, Logo, NoticeBar, Stack, Tag } from '@/ui'

type Resolved = Out<'default GET /crmgas/share/resolve'>

/** 分享 (E 6.12): what a shared card, link or code opens. */
export function LandingView(params: ViewParams<'/share/share'>) {
  const code = codeOf(params)
  return code === undefined ? <NoCode /> : <Landing code={code} />
}

const HOME = '/pages/home/index/index'

/** A link that lost its code leads to the app (E 6.12). */
function NoCode() {
  const home = useLink(HOME)
  return (
    <PageFrame spaced>
      <Card label='新源燃气'>
        <Stack align='centre' gap={8}>
          <Logo size={72} />
          <div className='fs-20 fw-b'>新源燃气</div>
          <div className='fs-14 t2 center break'>工商业用气，一站办理</div>
        </Stack>
        {!isSinglePage() && (
          <Button className='mt16' block onTap={home}>
            去首页
          </Button>
        )}
      </Card>
      <OpenApp path={addressOf(HOME)} />
    </PageFrame>
  )
}

function Landing({ code }: { code: string }) {
  const read = useRead('default GET /crmgas/share/resolve', { s: code }, { gone: ['E3002'] })
  const note = useVisit(code)
  const known = read.data?.state === 'revoked' ? undefined : read.data
  const share = useShared(known && { targetType: known.targetType, targetId: known.targetId, s: code }, {
    title: known?.title || '燃气企业服务',
    path: addressOf('/share/share', { s: code }),
  })
  if (read.gone && read.data === undefined)
    return (
      <PageFrame>
        <Over text='分享不存在' />
      </PageFrame>
    )
  return (
    <DetailPage spaced read={read}>
      {(shared) =>
        shared.state === 'revoked' ? <Over text='分享内容已失效' /> : <Content of={shared} note={note} share={share} />
      }
    </DetailPage>
  )
}

function Over({ text }: { text: string }) {
  const home = useLink(HOME)
  return <Empty text={text} action='去首页' onAction={home} />
}

/** What is read without a login, and shared to be read at once (E 6.12). */
const GO_ON: readonly Resolved['targetType'][] = ['article', 'knowledge', 'lottery', 'hyq']
const goesOn = ({ state, isPublic, targetType }: Resolved): boolean =>
  state === 'active' && isPublic && GO_ON.includes(targetType)
/** ms that the card is seen before the page goes on by itself. */
const GLANCE = 800

/** Goes on by itself after a glance, once; the function that is answered ends that. */
function useGoingOn(open: (() => void) | undefined, note: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const latest = useRef({ open, note })
  latest.current = { open, note }
  const isDue = open !== undefined
  useEffect(() => {
    if (!isDue) return undefined
    timer.current = setTimeout(() => {
      latest.current.note()
      latest.current.open?.()
    }, GLANCE)
    return () => clearTimeout(timer.current)
  }, [isDue])
  return () => clearTimeout(timer.current)
}

interface ContentProps {
  of: Resolved
  note: (action: 'toDetail' | 'toApp') => void
  share: Share
}

function Content({ of, note, share }: ContentProps) {
  const links = useLinks()
  const open = links(of.route)
  const isAlone = isSinglePage()
  const stay = useGoingOn(isAlone || !goesOn(of) ? undefined : links(of.route, { replace: true }), () =>
    note('toDetail'),
  )
  const leave = () => {
    stay()
    note('toApp')
  }
  return (
    <>
      {of.state === 'expired' && <NoticeBar tone='warning'>分享已过期，内容仍可查看</NoticeBar>}
      <Card>
        <Cover src={of.imageUrl} />
        <Tag className='mt12'>{shareTargets[of.targetType]}</Tag>
        <h2 className='fs-17 fw-b break mt8'>{of.title}</h2>
        <div className='fs-14 t2 break mt4'>{of.desc}</div>
        <div className='fs-12 t3 mt8'>{of.companyName}</div>
        {open && (
          <Button
            className='mt12'
            block
            onTap={() => {
              stay()
              note('toDetail')
              open()
            }}
          >
            {of.isPublic ? '查看详情' : '登录后查看'}
          </Button>
        )}
      </Card>
      {!isAlone && of.route !== null && <OpenApp path={of.route} onOpen={leave} />}
      {!isAlone && (
        <div className='gutter mt12' onClickCapture={stay}>
          <ShareButton of={share} />
        </div>
      )}
    </>
  )
}
