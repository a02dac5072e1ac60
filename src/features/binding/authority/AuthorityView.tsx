import { maskPhone } from '@domain/mask'
import { useState } from 'react'
import type { Out } from '@contract'
import { rightsSentence } from '@domain/authority'
import { FieldList, PageFrame } from '@/blocks'
import { usePaged, useRead } from '@/request'
import { goBack } from '@/routes/go'
import { useUser } from '@/stores'
import { BottomBar, Button, confirm, DateText, Empty, ListFoot, Row, Sheet, Timeline } from '@/ui'
import type { ViewParams } from '@/routes/table'
import type { AuthorityGroup } from '../authority-model'
import { ModelPicker } from '../ModelPicker'
import { limitsOf } from './limits'
import { limitedCode, useRights } from './use-rights'
import { nameOf } from '../words'

/** 权限管理 (C 6.8): the master changes a colleague's models; a sub-account reads its own. */
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
  const limits = useRead('btwob GET /authority/payLimit', { bindingId }, { freshFor: 0 })
  const renew = async () => {
    await Promise.all([detail.reload(), read.reload(), limits.reload()])
  }
  return detail.data && read.data && limits.data ? (
    // Another version is another form.
    <Rights key={limits.data.version} sub={detail.data} groups={read.data} limits={limits.data} renew={renew} />
  ) : (
    <PageFrame spaced of={[detail, read, limits]} />
  )
}

interface RightsProps {
  sub: Out<'default GET /hqw/subAccount/detail'>
  groups: readonly AuthorityGroup[]
  limits: Out<'btwob GET /authority/payLimit'>
  renew: () => Promise<void>
}

function Rights({ sub, groups, limits, renew }: RightsProps) {
  const [showLog, setShowLog] = useState(false)
  const { form, granted, choose, note, isChanged, busy } = useRights({ sub, groups, limits, renew })
  const leave = async () => {
    if (!isChanged || (await confirm({ title: '提示', content: '权限尚未保存，确定返回吗？' }))) await goBack()
  }
  return (
    <PageFrame
      spaced
      onBack={() => void leave()}
      actions={[{ label: '变更记录', onTap: () => setShowLog(true) }]}
      footer={
        <BottomBar
          primary={{ text: '保存', onTap: form.submit, disabled: !isChanged, loading: busy }}
          {...(note !== '' && { note })}
        />
      }
    >
      <Row gap={12} align='base' className='gutter'>
        <span className='fs-17 fw-b'>{nameOf(sub)}</span>
        <span className='fs-14 t3 num'>{maskPhone(sub.username)}</span>
      </Row>
      <div className='gutter mt4 mb12 fs-14 t2 break'>{rightsSentence(granted, limitsOf(form.values))}</div>
      <ModelPicker
        groups={groups}
        granted={granted}
        onChange={choose}
        below={(code) =>
          code === limitedCode(granted) && (
            <div className='gutter'>
              <FieldList of={form} />
            </div>
          )
        }
      />
      {showLog && <LogSheet bindingId={sub.bindingId} onClose={() => setShowLog(false)} />}
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
