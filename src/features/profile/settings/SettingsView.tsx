import { useState } from 'react'
import { confirmLogout, confirmWithdraw } from '@/shared/logout'
import { LookCells, PageFrame, useEachShow } from '@/blocks'
import { hasPrivacyContract, openPrivacyContract } from '@/platform/privacy'
import { appVersion } from '@/platform/version'
import { useUser } from '@/stores'
import { ActionSheet, Button, Cell, CellGroup, confirm, toast } from '@/ui'
import { cacheBytes, clearCache, sizeText } from './cache'
import { LinkRows } from '../LinkRows'
import { documents, own, security } from '../settings-rows'
import { ExportData } from './ExportData'
import './settings.scss'

/** 设置 (C 6.9). */
export function SettingsView() {
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  if (user === null) return <PageFrame />
  return (
    <PageFrame spaced>
      <LinkRows rows={own} values={{ 昵称: user.nickname, 职务: user.position || '未填写' }} />
      <LinkRows rows={security} />
      <CellGroup>
        <LookCells />
        <ClearCache />
        <PrivacySettings />
        <ExportData />
      </CellGroup>
      <LinkRows rows={documents} />
      <CellGroup>
        <Cell icon='refresh' title='版本' value={appVersion} />
      </CellGroup>
      <div className='gutter mt24'>
        <Button block kind='plain' className='set-leave' onTap={confirmLogout}>
          退出登录
        </Button>
      </div>
    </PageFrame>
  )
}

function ClearCache() {
  const [bytes, setBytes] = useState(cacheBytes)
  useEachShow(() => setBytes(cacheBytes()))
  const clear = async () => {
    if (!(await confirm({ title: '提示', content: '确定清除缓存吗？' }))) return
    clearCache()
    setBytes(cacheBytes())
    toast('缓存已清除', { icon: 'success' })
  }
  return <Cell icon='trash' title='清除缓存' value={sizeText(bytes)} onTap={() => void clear()} />
}

const GUIDE = { key: 'guide', text: '隐私保护指引' }
const WITHDRAW = { key: 'withdraw', text: '撤回同意', note: '撤回后将退出登录', danger: true }

/** 隐私设置: WeChat's guide in the mini-program, and taking the consent back. */
function PrivacySettings() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Cell icon='shield' title='隐私设置' onTap={() => setOpen(true)} />
      <ActionSheet
        open={open}
        title='隐私设置'
        items={hasPrivacyContract() ? [GUIDE, WITHDRAW] : [WITHDRAW]}
        onChoose={(key) => {
          setOpen(false)
          if (key === GUIDE.key) openPrivacyContract()
          else void confirmWithdraw()
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
