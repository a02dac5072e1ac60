import { environment } from '@/platform/environment'
import { appVersion } from '@/platform/version'
import { Logo } from '@/ui'
import './about.scss'

/** Logo, name and version; builds for testing say what they are. */
export function AboutHead() {
  return (
    <div className='ab-head'>
      <Logo size={72} />
      <div className='ab-title'>新源燃气</div>
      <div className='ab-version'>
        版本 {appVersion}
        {environment.name !== 'PRO' && ` · ${environment.name}`}
      </div>
    </div>
  )
}
