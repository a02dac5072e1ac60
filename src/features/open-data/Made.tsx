import { PageFrame } from '@/blocks'
import { copyText } from '@/platform/clipboard'
import { BottomBar, Button, ResultHead, toast } from '@/ui'

interface MadeProps {
  /** 密钥, 推送地址. */
  what: string
  /** null: the answer that held it was lost on the way. */
  secret: string | null
  /** What the secret is for. */
  text: string
  onDone: () => void
}

/** What opens a key or signs a hook, shown this once. */
export function Made({ what, secret, text, onDone }: MadeProps) {
  const copy = async (value: string) => toast((await copyText(value)) ? '已复制' : '复制失败，请长按复制')
  return (
    <PageFrame white title={what} onBack={onDone} footer={<BottomBar primary={{ text: '完成', onTap: onDone }} />}>
      {secret === null ? (
        <ResultHead kind='pending' title={`${what}已创建`} text='密文没有送达本机，出于安全不再显示。请重新创建一个' />
      ) : (
        <ResultHead kind='success' title={`${what}已创建`} text={`${text}只显示这一次，离开后不能再次查看`}>
          <div className='sunken fs-12 t2 break left mb12'>{secret}</div>
          <Button block onTap={() => copy(secret)}>
            复制
          </Button>
        </ResultHead>
      )}
    </PageFrame>
  )
}
