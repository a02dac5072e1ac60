import { PageFrame } from '@/blocks'
import { BottomBar, ResultHead } from '@/ui'
import { SendLink } from './SendLink'

interface MadeLinkProps {
  /** null: the answer with the token was lost. */
  token: string | null
  guestName: string
  onDone: () => void
}

/** What opens the link, shown this once. */
export const MadeLink = ({ token, guestName, onDone }: MadeLinkProps) => (
  <PageFrame
    white
    title='会计查阅链接'
    onBack={onDone}
    footer={<BottomBar primary={{ text: '完成', onTap: onDone }} />}
  >
    {token === null ? (
      <ResultHead
        kind='pending'
        title='链接已创建'
        text='地址没有送达本机，出于安全不再显示。请在链接详情中重新生成地址'
      />
    ) : (
      <ResultHead
        kind='success'
        title='链接已生成'
        text={`请发送给${guestName}。地址只显示这一次，离开后不能再次查看，可在详情中重新生成`}
      >
        <SendLink token={token} guestName={guestName} />
      </ResultHead>
    )}
  </PageFrame>
)
