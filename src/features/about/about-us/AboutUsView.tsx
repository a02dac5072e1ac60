import { PageFrame } from '@/blocks'
import { appVersion } from '@/platform/version'
import { useRead } from '@/request'
import { go } from '@/routes/go'
import { Cell, CellGroup } from '@/ui'
import { AboutHead } from '../AboutHead'
import { update } from './update'

/** 关于我们 of the settings (C 6.9). */
export function AboutUsView() {
  const contact = useRead('cms GET /cms/contact', undefined, { handles: 'all' })
  const icpNo = contact.data?.icpNo ?? ''
  return (
    <PageFrame>
      <AboutHead />
      <CellGroup>
        <Cell title='检查更新' value={appVersion} onTap={() => void update()} />
        <Cell title='平台介绍' onTap={() => void go('/pages/about/platformIntroduction')} />
        <Cell title='联系我们' onTap={() => void go('/pages/about/contactUs')} />
        <Cell title='法律声明' onTap={() => void go('/pages/about/legalStatement')} />
      </CellGroup>
      {icpNo !== '' && <div className='fs-13 t3 center mt24'>{icpNo}</div>}
    </PageFrame>
  )
}
