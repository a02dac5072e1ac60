import { useState, type ReactNode } from 'react'
import { PageFrame, useToday } from '@/blocks'
import { momentText } from '@/shared/meter'
import { canScan, scanCode } from '@/platform/scan'
import { go } from '@/routes/go'
import { useUser } from '@/stores'
import { type FactRow, Button, Card, ErrorBlock, KeyValue, ResultHead, Skeleton, Stack } from '@/ui'
import { useScan, type ScanState } from './use-scan'

type Asked = Extract<ScanState, { at: 'ask' }>['ticket']

/** 扫码结果: what a scanned code stands for, and the answer to it (C 6.4). Asked only once the guard has let the user in. */
export function ScanStatusView({ text }: { text: string }) {
  return (
    <PageFrame>
      <ScanBody text={text} />
    </PageFrame>
  )
}

function ScanBody({ text }: { text: string }) {
  const [current, setCurrent] = useState(text)
  const { state, load, answer } = useScan(current)
  const again = async () => {
    const found = await scanCode()
    if (found !== null) setCurrent(found)
  }
  switch (state.at) {
    case 'loading':
      return <Skeleton kind='card' />
    case 'failed':
      return <ErrorBlock onRetry={() => void load()} />
    case 'ask':
      return <Question ticket={state.ticket} onAnswer={answer} />
    case 'done':
      return <Done ticket={state.ticket} />
    case 'declined':
      return <End kind='pending' title='已取消' />
    case 'over':
      return <End kind='fail' title={state.text} onScan={again} />
    case 'unknown':
      return <End kind='fail' title='无法识别该二维码' onScan={again} />
  }
}

const HEADS = {
  PC_LOGIN: { title: () => '确认登录电脑端', yes: '确认登录' },
  SUB_INVITE: { title: (name: string) => `加入企业${name}`, yes: '确认加入' },
} as const

function Question({ ticket, onAnswer }: { ticket: Asked; onAnswer: (yes: boolean) => Promise<void> }) {
  const today = useToday()
  const { title, yes } = HEADS[ticket.kind]
  return (
    <div className='mt24'>
      <ResultHead kind='pending' title={title(ticket.info.customerName ?? '')} />
      <Card>
        <KeyValue items={factsOf(ticket, today)} />
      </Card>
      <Stack gap={12} top={24} className='gutter'>
        <Button block size='xlarge' onTap={() => onAnswer(true)}>
          {yes}
        </Button>
        <Button block size='xlarge' kind='outline' onTap={() => onAnswer(false)}>
          取消
        </Button>
      </Stack>
    </div>
  )
}

function factsOf({ kind, info }: Asked, today: string): FactRow[] {
  const { pcName, ip, region, createdAt, customerName, bp, models } = info
  return kind === 'PC_LOGIN'
    ? [
        ['设备', pcName || null],
        ['登录地点', [region, ip].filter(Boolean).join(' · ') || null],
        ['时间', momentText(createdAt, today) || null],
      ]
    : [
        ['企业名称', customerName || null],
        ['户号', bp || null],
        ['权限', models?.join('、') || null],
      ]
}

/** A new member at another customer number gets the link to this one. */
function Done({ ticket: { kind, info } }: { ticket: Asked }) {
  const bp = useUser(({ loginUserInfo }) => loginUserInfo?.bp)
  const isElsewhere = kind === 'SUB_INVITE' && bp !== info.bp
  return (
    <End kind='success' title={kind === 'PC_LOGIN' ? '登录成功' : '加入成功'}>
      {isElsewhere && (
        <Button block size='xlarge' onTap={() => go('/pages/switch-bp/switch/switch')}>
          切换户号
        </Button>
      )}
    </End>
  )
}

interface EndProps {
  kind: 'success' | 'fail' | 'pending'
  title: string
  /** Where a second scan helps and the host can scan. */
  onScan?: () => Promise<void>
  children?: ReactNode
}

function End({ kind, title, onScan, children }: EndProps) {
  return (
    <div className='mt24'>
      <ResultHead kind={kind} title={title} />
      <Stack gap={12} top={24} className='gutter'>
        {children}
        {onScan && canScan() && (
          <Button block size='xlarge' onTap={onScan}>
            重新扫码
          </Button>
        )}
        <Button block size='xlarge' kind='outline' onTap={() => go('/pages/home/index/index')}>
          返回首页
        </Button>
      </Stack>
    </div>
  )
}
