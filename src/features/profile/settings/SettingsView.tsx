import { useState } from 'react'
import { confirmLogout, confirmWithdraw } from '@/shared/logout'
import { LookCells, PageFrame, useEachShow, useLink } from '@/blocks'
import { hasPrivacyContract, openPrivacyContract } from '@/platform/privacy'
import { appVersion } from '@/platform/version'
import { useUser } from '@/stores'
import { Button, Cell, CellGroup, confirm, toast } from '@/ui'
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
      </CellGroup>
      <LinkRows rows={documents} />
      <OwnData />
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

/** 我的数据: WeChat's guide in the mini-program, the own copy, the consent, and the end of the account. */
function OwnData() {
  const leave = useLink('/subPages/lawWorks/logoutAccount')
  return (
    <CellGroup title='我的数据'>
      {hasPrivacyContract() && <Cell icon='shield' title='隐私保护指引' onTap={openPrivacyContract} />}
      <ExportData />
      <Cell icon='shield' title='撤回同意' value='撤回后将退出登录' onTap={() => void confirmWithdraw()} />
      {leave && <Cell icon='logout' title='注销账号' onTap={leave} />}
    </CellGroup>
  )
}
