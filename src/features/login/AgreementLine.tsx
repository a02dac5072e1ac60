import { CheckBox } from '@/ui'
import { go } from '@/routes/go'
import type { PagePath } from '@/routes/table'
import './login.scss'

export interface AgreementLineProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** 我已阅读并同意 with both documents; off until the user ticks it (LG-06). */
export function AgreementLine({ checked, onChange }: AgreementLineProps) {
  return (
    <CheckBox
      square
      className='t2 mt16'
      checked={checked}
      onChange={onChange}
      label='我已阅读并同意《用户协议》和《隐私政策》'
    >
      我已阅读并同意
      <DocumentLink text='《用户协议》' path='/pages/about/userRegistrationAgreement' />
      <DocumentLink text='《隐私政策》' path='/pages/about/privacyPolicy' />
    </CheckBox>
  )
}

type DocumentPath = Extract<PagePath, '/pages/about/userRegistrationAgreement' | '/pages/about/privacyPolicy'>

/** Reading must not tick the box: the tap ends here. */
function DocumentLink({ text, path }: { text: string; path: DocumentPath }) {
  return (
    <button
      type='button'
      className='lg-link'
      onClick={(event) => {
        event.stopPropagation()
        void go(path)
      }}
    >
      {text}
    </button>
  )
}
