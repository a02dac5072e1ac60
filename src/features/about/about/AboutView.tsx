import { PageFrame, useLink } from '@/blocks'
import { appVersion } from '@/platform/version'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { Cell, CellGroup } from '@/ui'
import { AboutHead } from '../AboutHead'
import { checkApp } from './check-app'

/** 关于我们 (D 6.8): what this is, in which version, and the documents. */
export function AboutView() {
  const contact = useRead('cms GET /cms/contact', undefined, { handles: 'all', cloud: true })
  const check = useLink('/subPagesB/pages/demo')
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
        <Cell title='版本更新' value={appVersion} onTap={() => void checkApp()} />
        {check && <Cell title='环境自检' onTap={check} />}
      </CellGroup>
      {icpNo !== '' && <div className='fs-13 t3 center mt24'>{icpNo}</div>}
    </PageFrame>
  )
}
