import { useState } from 'react'
import { PageFrame, useAct } from '@/blocks'
import { usePaged, useRead } from '@/request'
import { goBack } from '@/routes/go'
import { useUser } from '@/stores'
import { BottomBar, Button, confirm, DateText, Empty, ListFoot, Row, Sheet, Timeline, toast } from '@/ui'
import type { ViewParams } from '@/routes/table'
import { grantedOf, isChanged } from '../authority-model'
import { ModelPicker } from '../ModelPicker'
import { PayLimits } from './PayLimits'
import { nameOf } from '../words'

/** 权限管理 (C 6.8): the master changes a colleague's models; everybody else reads his own. */
export function AuthorityView({ bindingId }: ViewParams<'/subPagesB/pages/accountSecurity/authority'>) {
  const isMaster = useUser(({ loginUserInfo }) => loginUserInfo?.isMaster === '1')
  return isMaster && bindingId !== undefined ? <Editor bindingId={bindingId} /> : <OwnModels />
}

function OwnModels() {
  const read = useRead('default GET /hqw/authority/getHqwAllModelsByGroupBy', undefined, { freshFor: 0 })
  const groups = read.data ?? []
  const granted = groups.flatMap(({ models }) => models).filter(({ has }) => has === '1')
  return (
    <PageFrame spaced of={read} title='我的权限'>
      <ModelPicker
        readOnly
        groups={groups}
        granted={granted.map(({ modelCode }) => modelCode)}
        onChange={() => undefined}
      />
    </PageFrame>
  )
}

function Editor({ bindingId }: { bindingId: string }) {
  const detail = useRead('default GET /hqw/subAccount/detail', { bindingId }, { freshFor: 0 })
  const read = useRead('default GET /hqw/authority/getSubModels', { bindingId }, { freshFor: 0 })
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const [note, setNote] = useState('')
  const [showLog, setShowLog] = useState(false)
  const groups = read.data ?? []
  const before = grantedOf(groups)
  const granted = chosen ?? before
  const changed = chosen !== null && isChanged(before, chosen)

  const renew = async () => {
    await Promise.all([detail.reload(), read.reload()])
    setChosen(null)
    setNote('')
  }
  const save = useAct('default POST /hqw/authority/saveSubModels', {
    ask: () => note || null,
    ok: '保存成功',
    done: renew,
    stale: (error) => error.is('2206') && renew(),
  })
  const submit = () =>
    granted.length === 0
      ? toast('请至少选择一项权限')
      : save.run({ bindingId, models: [...granted], version: detail.data?.version ?? 0 })
  const leave = async () => {
    if (!changed || (await confirm({ title: '提示', content: '权限尚未保存，确定返回吗？' }))) await goBack()
  }
  return (
    <PageFrame
      spaced
      of={[detail, read]}
      onBack={() => void leave()}
      actions={[{ label: '变更记录', onTap: () => setShowLog(true) }]}
      footer={
        <BottomBar
          primary={{ text: '保存', onTap: submit, disabled: !changed, loading: save.busy }}
          {...(note !== '' && { note })}
        />
      }
    >
      <Row gap={12} align='base' className='gutter mb12'>
        <span className='fs-17 fw-b'>{detail.data && nameOf(detail.data)}</span>
        <span className='fs-14 t3 num'>{detail.data?.username}</span>
      </Row>
      <ModelPicker
        groups={groups}
        granted={granted}
        onChange={(codes, told) => {
          setChosen(codes)
          // What an earlier switch closed along is still told at saving (SA-04), until something is switched on again.
          setNote((kept) => told || (codes.length < granted.length ? kept : ''))
        }}
      />
      <PayLimits bindingId={bindingId} onSaved={detail.reload} />
      {showLog && <LogSheet bindingId={bindingId} onClose={() => setShowLog(false)} />}
    </PageFrame>
  )
}

function LogSheet({ bindingId, onClose }: { bindingId: string; onClose: () => void }) {
  const list = usePaged('default GET /hqw/authority/logList', { bindingId })
  const words = (sign: string, names: readonly string[]) => (names.length === 0 ? '' : `${sign}${names.join('、')}`)
  return (
    <Sheet open title='变更记录' cancelText='关闭' onClose={onClose}>
      {list.state === 'ready' && list.rows.length === 0 && <Empty small text='暂无变更记录' />}
      <Timeline
        items={list.rows.map(({ at, byName, added, removed }) => ({
          key: at,
          title: [words('开通 ', added), words('关闭 ', removed)].filter(Boolean).join('；') || '未变更',
          meta: (
            <>
              <DateText value={at} form='full' /> {byName}
            </>
          ),
        }))}
      />
      {list.foot === 'more' && (
        <Button kind='text' size='small' onTap={list.loadMore}>
          加载更多
        </Button>
      )}
      {list.foot === 'failed' && <ListFoot state='failed' onRetry={list.loadMore} />}
    </Sheet>
  )
}
