import { PageFrame } from '@/blocks'
import { appVersion } from '@/platform/version'
import { useRead } from '@/request'
import { canGo, go, goTo } from '@/routes/go'
import { Cell, CellGroup, toast } from '@/ui'
import { host } from '@/platform/host'
import { AboutHead } from './AboutHead'
import './about.scss'

const DOWNLOAD = '/pages/appDown/appDown'

/** 关于我们 (D 6.8): what this is, in which version, and the documents. */
export function AboutView() {
  const contact = useRead('cms GET /cms/contact', undefined, { handles: 'all' })
  const icpNo = contact.data?.icpNo ?? ''
  return (
    <PageFrame>
      <AboutHead />
      <CellGroup>
        <Cell title='平台介绍' onTap={() => void go('/pages/about/platformIntroduction')} />
        <Cell title='法律声明' onTap={() => void go('/pages/about/legalStatement')} />
        <Cell title='隐私政策' onTap={() => void go('/pages/about/privacyPolicy')} />
        <Cell title='用户注册协议' onTap={() => void go('/pages/about/userRegistrationAgreement')} />
        <Cell title='联系我们' onTap={() => void go('/pages/about/contactUs')} />
        <Cell title='版本更新' value={appVersion} onTap={checkUpdate} />
      </CellGroup>
      {icpNo !== '' && <div className='ab-icp'>{icpNo}</div>}
    </PageFrame>
  )
}

/** A browser always shows the newest version; what can be newer there is the app. */
function checkUpdate(): void {
  if (host() === 'browser' && canGo(DOWNLOAD)) void goTo(DOWNLOAD)
  else toast('当前已是最新版本')
}
