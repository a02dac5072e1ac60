import { useState } from 'react'
import { DetailPage, PageFrame, Shape, useMay } from '@/blocks'
import { chooseDocument } from '@/platform/document'
import { shareNow } from '@/platform/share'
import { useRead } from '@/request'
import { upload } from '@/request/upload'
import { addressOf } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { BottomBar, Empty, toast } from '@/ui'
import { Checks, Commands, Fingerprint, Head, Signers } from './parts'

type Input = { hash: string } | { fileId: string }

/** 验签: whether the signatures of a document hold, in one sentence, then why (rest 3-5). */
export function VerifyView({ hash }: PageParams<'/pages/verify/verify'>) {
  const [input, setInput] = useState<Input | null>(hash === undefined ? null : { hash })
  const { choose, busy } = useChoice((fileId) => setInput({ fileId }))
  const other = { text: input === null ? '选择PDF文件' : '验另一份', onTap: choose, loading: busy }
  const mayUpload = useMay('login')
  if (input !== null) return <Verdict input={input} {...(mayUpload && { other })} />
  return (
    <PageFrame {...(mayUpload && { footer: <BottomBar primary={other} /> })}>
      <Empty text={mayUpload ? '选择一份已签署的PDF，核对签名与内容' : '请从文件的验签链接打开，或登录后选择文件'} />
    </PageFrame>
  )
}

/** A document of the phone, sent once; an answer of the gateway refuses what is none. */
function useChoice(onFile: (fileId: string) => void) {
  const [busy, setBusy] = useState(false)
  const choose = async () => {
    const file = await chooseDocument()
    if (file === null) return
    setBusy(true)
    try {
      onFile((await upload(file, 'VERIFY')).fileID)
    } catch {
      // What was wrong with it has been said.
    } finally {
      setBusy(false)
    }
  }
  return { choose, busy }
}

interface VerdictProps {
  input: Input
  other?: { text: string; onTap: () => Promise<void>; loading: boolean }
}

function Verdict({ input, other }: VerdictProps) {
  const read = useRead('btwob GET /sign/verify', input, { freshFor: 0 })
  const share = async (hash: string) => {
    const path = addressOf('/pages/verify/verify', { hash })
    if (!(await shareNow({ title: '验签结果', path }))) toast('请使用浏览器菜单分享本页')
  }
  return (
    <DetailPage
      spaced
      read={read}
      skeleton={<Shape heights={[180, 220, 200]} />}
      footer={(verdict) =>
        verdict.isArchived ? (
          <BottomBar
            {...(other && { secondary: other })}
            primary={{ text: '分享结果', onTap: () => share(verdict.fileHash) }}
          />
        ) : (
          other && <BottomBar primary={other} />
        )
      }
    >
      {(verdict) => (
        <>
          <Head of={verdict} />
          <Signers of={verdict} />
          {verdict.signatures.length > 0 && (
            <>
              <Checks of={verdict} />
              <Fingerprint of={verdict} />
              <Commands of={verdict} />
            </>
          )}
        </>
      )}
    </DetailPage>
  )
}
